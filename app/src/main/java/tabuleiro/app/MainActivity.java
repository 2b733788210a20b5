package tabuleiro.app;

import androidx.appcompat.app.AppCompatActivity;

/** The app's only activity; every screen lives in it. */
public final class MainActivity extends AppCompatActivity {}
