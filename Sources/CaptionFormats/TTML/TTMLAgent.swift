import CaptionModel
import CaptionXML

/// What TTML says of somebody beside the name (TTML2, 14.1.4 to 14.1.6).
public struct TTMLAgent: Sendable, Hashable {
  /// What kind of agent it is: `person`, `character`, `group`, `organization` or `other`.
  public var type: String
  /// What kind of name the speaker is known by: `full`, `family`, `given`, `alias` or `other`.
  public var nameType: String
  /// The name of the agent who plays the role; nil where none is told.
  public var actor: String?

  /// Makes an agent.
  public init(type: String = "person", nameType: String = "full", actor: String? = nil) {
    self.type = type
    self.nameType = nameType
    self.actor = actor
  }

  /// The kind and the actor, in words.
  var phrase: String {
    let kind = nameType == "full" ? "a \(type)" : "the \(nameType) name of a \(type)"
    return actor.map { "\(kind), played by \"\($0)\"" } ?? kind
  }

  static let types: Set<String> = ["person", "character", "group", "organization", "other"]
  static let nameTypes: Set<String> = ["full", "family", "given", "alias", "other"]
}

extension TTMLReader {
  /// Reads an agent: its full name where it has several, and what else is said of it.
  mutating func readAgent(_ node: Int) {
    guard let id = attribute("id", of: node), !id.isEmpty, agents.insert(tree.bytes(id)).isNew
    else { return }
    var name: String?
    var agent = TTMLAgent()
    if let type = value(.type, of: node), TTMLAgent.types.contains(type) { agent.type = type }
    for child in children(of: node) {
      if element(child) == .agentName {
        let text = text(of: child)
        let type = value(.type, of: child) ?? "full"
        if !text.isEmpty, name == nil || type == "full" {
          name = text
          agent.nameType = TTMLAgent.nameTypes.contains(type) ? type : "other"
        }
      } else if tree.nodes[child].name >= 0,
        tree.names[Int(tree.nodes[child].name)].local == "actor",
        let actor = attribute("agent", of: child)
      {
        // By its id for now, since the actor may come later.
        agent.actor = tree.string(actor)
      }
    }
    let known = name ?? tree.string(id)
    agentNames.append(known)
    if agent != TTMLAgent() { extra.agents[known] = agent }
  }

  /// Puts names for the ids by which agents refer to their actors.
  mutating func nameActors() {
    for (name, agent) in extra.agents {
      guard let actor = agent.actor else { continue }
      let bytes = Array(actor.trimmedASCII.utf8)
      extra.agents[name]?.actor = agents.index(bytes, 0..<bytes.count).map { agentNames[$0] }
      if extra.agents[name] == TTMLAgent() { extra.agents[name] = nil }
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
    var name: String
    /// The id of the agent who plays the role.
    var actor: String?
  }

  /// The id of the agent that a name stands for; who plays the role is listed as well.
  mutating func agentID(_ name: String) -> String {
    if let number = agentNumbers[name] { return agents[number].id }
    let known = document.extras[TTMLDocument.self]?.agents ?? [:]
    let first = agents.count
    var next: String? = name
    // Those who play each other in a circle end it.
    while let current = next, agentNumbers[current] == nil {
      let id = ids.make("agent\(agents.count + 1)")
      if agents.count > first { agents[agents.count - 1].actor = id }
      agentNumbers[current] = agents.count
      agents.append(Agent(id: id, name: current))
      next = known[current]?.actor
    }
    if let next, let number = agentNumbers[next] {
      agents[agents.count - 1].actor = agents[number].id
    }
    return agents[first].id
  }

  /// Appends the agents to the head's metadata.
  func appendAgents(to bytes: inout [UInt8]) {
    let known = document.extras[TTMLDocument.self]?.agents ?? [:]
    for agent in agents {
      let info = known[agent.name] ?? TTMLAgent()
      bytes.append("      <ttm:agent type=\"\(info.type)\" xml:id=\"\(agent.id)\">")
      bytes.append("<ttm:name type=\"\(info.nameType)\">")
      bytes.append(xmlText: Array(agent.name.utf8), 0..<agent.name.utf8.count)
      bytes.append("</ttm:name>")
      if let actor = agent.actor { bytes.append("<ttm:actor agent=\"\(actor)\"/>") }
      bytes.append("</ttm:agent>\n")
    }
  }
}
