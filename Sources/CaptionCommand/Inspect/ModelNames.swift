import CaptionKit

// The names under which `inspect` shows the model's values; WebVTT's or TTML's own where there
// are some.

extension TextSpan.Kind {
  var name: String {
    switch self {
    case .bold: "bold"
    case .italic: "italic"
    case .underline: "underline"
    case .class: "class"
    case .voice: "voice"
    case .language: "language"
    case .ruby: "ruby"
    case .rubyBase: "rubyBase"
    case .rubyText: "rubyText"
    case .style: "style"
    case .time: "time"
    }
  }
}

extension Region.DisplayAlign {
  var name: String {
    switch self {
    case .before: "before"
    case .center: "center"
    case .after: "after"
    }
  }
}

extension Placement.WritingMode {
  var name: String {
    switch self {
    case .horizontal: "lrtb"
    case .verticalGrowingLeft: "tbrl"
    case .verticalGrowingRight: "tblr"
    }
  }
}

extension Placement.LineAlign {
  var name: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    }
  }
}

extension Placement.PositionAlign {
  var name: String {
    switch self {
    case .auto: "auto"
    case .lineLeft: "line-left"
    case .center: "center"
    case .lineRight: "line-right"
    }
  }
}

extension Placement.TextAlign {
  var name: String {
    switch self {
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .left: "left"
    case .right: "right"
    }
  }
}
