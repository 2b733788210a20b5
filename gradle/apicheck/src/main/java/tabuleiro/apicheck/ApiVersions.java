package tabuleiro.apicheck;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Table of the Android version that brought each public class and member, from the SDK's
 * api-versions.xml. Types are internal names ({@code java/util/List}), members a field's name or
 * {@code name(arguments)result} in descriptors.
 */
final class ApiVersions {
  /** The version of what is public in none. */
  static final int NEVER = Integer.MAX_VALUE;

  private record Parent(String name, int since) {}

  private record Type(int since, List<Parent> parents, Map<String, Integer> members) {}

  private final Map<String, Type> types = new HashMap<>();

  ApiVersions(Path xml) throws IOException {
    try (InputStream in = Files.newInputStream(xml)) {
      read(XMLInputFactory.newFactory().createXMLStreamReader(in));
    } catch (XMLStreamException e) {
      throw new IOException(xml + " is not what it should be", e);
    }
  }

  private void read(XMLStreamReader xml) throws XMLStreamException {
    Type type = null;
    while (xml.hasNext()) {
      if (xml.next() != XMLStreamConstants.START_ELEMENT) {
        continue;
      }
      String name = xml.getAttributeValue(null, "name");
      switch (xml.getLocalName()) {
        case "class" -> {
          type = new Type(since(xml, 1), new ArrayList<>(), new HashMap<>());
          types.put(name, type);
        }
        case "extends", "implements" -> type.parents.add(new Parent(name, since(xml, type.since)));
        case "method", "field" -> type.members.put(name, since(xml, type.since));
        default -> {} // <api>, <sdk>: say nothing about members
      }
    }
  }

  private static int since(XMLStreamReader xml, int otherwise) {
    String since = xml.getAttributeValue(null, "since");
    // From 36 on there are versions such as 36.1.
    return since == null ? otherwise : Integer.parseInt(since.replaceAll("\\..*", ""));
  }

  /** Returns the first version with this type. */
  int ofType(String name) {
    Type type = types.get(name);
    return type == null ? NEVER : type.since;
  }

  /** Returns the first version in which the type has or inherits this member. */
  int ofMember(String name, String member) {
    Type type = types.get(name);
    if (type == null) {
      return NEVER;
    }
    int first = type.members.getOrDefault(member, NEVER);
    if (!member.startsWith("<init>")) {
      for (Parent parent : type.parents) {
        first = Math.min(first, Math.max(parent.since, ofMember(parent.name, member)));
      }
    }
    return Math.max(type.since, first);
  }
}
