# Sourced by gradlew. Where the wrapper's Gradle cannot be had or there is no Android SDK, makes replacements from Maven
# Central in the user's cache folder and points the build there; otherwise does nothing. See README.md beside it.

bootstrap() {
  here=$APP_HOME/gradle/bootstrap
  while IFS='=' read -r key value; do
    [ "$key" != distributionUrl ] || url=https:${value#https\\:}
  done < "$APP_HOME/gradle/wrapper/gradle-wrapper.properties"
  zip=${url##*/}

  gradle=false
  for ok in "${GRADLE_USER_HOME:-$HOME/.gradle}/wrapper/dists/${zip%.zip}"/*/"$zip.ok"; do
    [ ! -e "$ok" ] || gradle=true
  done
  sdk=false
  if [ -d "$ANDROID_HOME" ] || [ -d "$ANDROID_SDK_ROOT" ] ||
      grep -qs '^ *sdk\.dir *=' "$APP_HOME/local.properties"; then
    sdk=true
  fi
  ! $gradle || ! $sdk || return 0

  cache=${XDG_CACHE_HOME:-$HOME/.cache}/tabuleiro
  # The product is named after all that goes into it: whatever changes, it is made anew.
  product=$( cd "$here" && cat Bootstrap.java artifacts.txt central.init.gradle tools/* missing/*/* | cksum | tr ' ' - )
  ready=
  [ ! -e "$cache/gradle-home/product" ] || read -r ready < "$cache/gradle-home/product"
  if [ "$ready" != "$product" ] || [ ! -d "$cache/$product" ]; then
    java=${JAVA_HOME:+$JAVA_HOME/bin/}java
    bootstrap_check_jdk
    # With Gradle's own options, which may name a proxy; hence the words are split.
    # shellcheck disable=SC2086
    $gradle || ! "$java" $JAVA_OPTS $GRADLE_OPTS "$here/Reachable.java" "$url" || gradle=true
    ! $gradle || ! $sdk || return 0
    bootstrap_check_machine
    "$java" "$here/Bootstrap.java" "$here" "$cache/$product" "$url" || exit 1
  fi
  $gradle || export GRADLE_USER_HOME="$cache/gradle-home"
  $sdk || export ANDROID_HOME="$cache/$product/sdk"
}

bootstrap_check_jdk() {
  version=$( "$java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p' )
  case $version in
    17 | 18 | 19 | 2[0-3]) ;;
    *) bootstrap_fail "this build needs a JDK 17 (at most 23) in JAVA_HOME or on the PATH; found ${version:-none}." ;;
  esac
  command -v "${java}c" > /dev/null ||
    bootstrap_fail "this build needs a whole JDK 17; found a Java runtime without a compiler."
}

bootstrap_check_machine() {
  missing="$url cannot be reached"
  ! $gradle || missing='there is no Android SDK (ANDROID_HOME, ANDROID_SDK_ROOT, local.properties)'
  case $( uname -sm ) in
    'Linux x86_64' | Darwin*) ;;
    *) bootstrap_fail "$missing, and a replacement can be made only on macOS and on Linux for x86-64." ;;
  esac
  command -v mvn > /dev/null ||
    bootstrap_fail "$missing, and to make a replacement mvn (Apache Maven) must be on the PATH."
}

bootstrap_fail() {
  echo "bootstrap: $1" >&2
  exit 1
}

bootstrap
