import CaptionModel
import CaptionXML

/// What TTML says of somebody who speaks (TTML2, 14.1.4 to 14.1.6).
public struct TTMLAgent: Sendable, Hashable {
  /// A name of an agent.
  public struct Name: Sendable, Hashable {
    /// What kind of name it is: `full`, `family`, `given`, `alias` or `other`.
    public var type: String
    /// The name itself.
    public var text: String
  }

  /// The agent's `xml:id`.
  public var id: String
  /// What kind of agent it is: `person`, `character`, `group`, `organization` or `other`.
  public var type = "person"
  /// The names, in source order.
  public var names: [Name] = []
  /// The name that speakers have.
  public var knownName: String
  /// The `xml:id` of the agent who plays the role; nil where none is told.
  public var actor: String?
  /// The name of the agent who plays the role.
  public var actorName: String?

  /// What kind of name the speaker is known by.
  var nameType: String { names.first { $0.text == knownName }?.type ?? "full" }

  /// Whether it is more than a person with a full name.
  var isUnusual: Bool { type != "person" || nameType != "full" || names.count > 1 || actor != nil }

  /// The kind and the actor, in words.
  var phrase: String {
    let kind = nameType == "full" ? "a \(type)" : "the \(nameType) name of a \(type)"
    var parts = [kind]
    for name in names where name.text != knownName { parts.append("also \"\(name.text)\"") }
    if let actorName { parts.append("played by \"\(actorName)\"") }
    return parts.joined(separator: ", ")
  }

  static let types: Set<String> = ["person", "character", "group", "organization", "other"]
  static let nameTypes: Set<String> = ["full", "family", "given", "alias", "other"]
}

extension TTMLReader {
  /// Reads an agent: its full name where it has several, and what else is said of it.
  mutating func readAgent(_ node: Int) {
    guard let id = attribute("id", of: node), !id.isEmpty, agents.insert(tree.bytes(id)).isNew
    else { return }
    var agent = TTMLAgent(id: tree.string(id), knownName: "")
    if let type = value(.type, of: node), TTMLAgent.types.contains(type) { agent.type = type }
    for child in children(of: node) {
      if element(child) == .agentName {
        let text = text(of: child)
        let type = value(.type, of: child) ?? "full"
        guard !text.isEmpty else { continue }
        agent.names.append(
          .init(type: TTMLAgent.nameTypes.contains(type) ? type : "other", text: text)
        )
      } else if tree.nodes[child].name >= 0,
        tree.names[Int(tree.nodes[child].name)].local == "actor",
        let reference = attribute("agent", of: child)
      {
        agent.actor = tree.string(reference).trimmedASCII
      }
    }
    let name = agent.names.last { $0.type == "full" } ?? agent.names.first
    agent.knownName = name?.text ?? agent.id
    agentNames.append(agent.knownName)
    extra.agents.append(agent)
  }

  /// Finds the actors by their ids, once all agents are known; an agent without a name has that of its
  /// actor.
  mutating func nameActors() {
    for number in extra.agents.indices {
      guard let id = extra.agents[number].actor else { continue }
      let bytes = Array(id.utf8)
      guard let index = agents.index(bytes, 0..<bytes.count), index != number else {
        extra.agents[number].actor = nil
        continue
      }
      extra.agents[number].actorName = agentNames[index]
      if extra.agents[number].names.isEmpty {
        agentNames[number] = agentNames[index]
        extra.agents[number].knownName = agentNames[index]
      }
    }
  }

  private func attribute(_ local: String, of node: Int) -> Range<Int>? {
    for index in tree.attributeIndices(of: node)
    where tree.names[Int(tree.attributes[index].name)].local == local {
      return tree.attributes[index].value
    }
    return nil
  }
}

extension TTMLWriter {
  /// An agent that the head has to list.
  struct Agent: Sendable {
    var id: String
    var type = "person"
    var names: [TTMLAgent.Name]
    /// The id of the agent who plays the role.
    var actor: String?
  }

  /// Takes over the agents of the source, whose ids stay.
  mutating func takeAgents() {
    guard options.speakers == .native, let known = document.extras[TTMLDocument.self]?.agents
    else { return }
    var written: [String: String] = [:]
    for agent in known {
      let id = ids.make(agent.id)
      written[agent.id] = id
      if id != agent.id {
        lose(
          "identifier",
          "xml:id \"\(agent.id)\" of an agent, written as \"\(id)\"",
          "an XML id is a name that occurs once",
          nil
        )
      }
      // An agent without a name of its own goes by that of another one.
      if agentNumbers[agent.knownName] == nil, !agent.names.isEmpty || agent.actor == nil {
        agentNumbers[agent.knownName] = agents.count
      }
      agents.append(Agent(id: id, type: agent.type, names: agent.names))
    }
    for (number, agent) in known.enumerated() {
      agents[number].actor = agent.actor.flatMap { written[$0] }
    }
  }

  /// The id of the agent that a name stands for.
  mutating func agentID(_ name: String) -> String {
    if let number = agentNumbers[name] { return agents[number].id }
    let id = ids.make("agent\(agents.count + 1)")
    agentNumbers[name] = agents.count
    agents.append(Agent(id: id, names: [.init(type: "full", text: name)]))
    return id
  }

  /// Appends the agents to the head's metadata.
  func appendAgents(to bytes: inout [UInt8]) {
    for agent in agents {
      bytes.append("      <ttm:agent type=\"\(agent.type)\" xml:id=\"\(agent.id)\">")
      for name in agent.names {
        bytes.append("<ttm:name type=\"\(name.type)\">")
        bytes.append(xmlText: Array(name.text.utf8), 0..<name.text.utf8.count)
        bytes.append("</ttm:name>")
      }
      if let actor = agent.actor { bytes.append("<ttm:actor agent=\"\(actor)\"/>") }
      bytes.append("</ttm:agent>\n")
    }
  }
}
