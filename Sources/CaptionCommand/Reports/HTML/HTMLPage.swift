/// The page around the data, put together of the files of the folder Page.
enum HTMLPage {
  /// What stands before the data: the markup and the looks.
  static var head: [UInt8] {
    let (before, behind) = sides(PackageResources.page_html, "<!-- style -->")
    let (markup, _) = sides(behind, "<!-- data -->")
    return before + Array("<style>\n".utf8) + Array(styles.joined())
      + Array("</style>".utf8) + markup
  }

  /// What stands behind the data: the behaviour, and the end.
  static var tail: [UInt8] {
    let (_, behind) = sides(PackageResources.page_html, "<!-- data -->")
    return Array("<script>\n\"use strict\";\n(() => {\n".utf8) + Array(scripts.joined())
      + Array("})();\n</script>".utf8) + behind
  }

  /// The style sheets, of which later ones outweigh those before them.
  private static var styles: [[UInt8]] {
    [
      PackageResources.colors_css, PackageResources.basics_css, PackageResources.summary_css,
      PackageResources.lists_css, PackageResources.file_css, PackageResources.narrow_css,
      PackageResources.print_css,
    ]
  }

  /// The scripts, each after those that it uses as it is read.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.elements_js, PackageResources.data_js, PackageResources.format_js,
      PackageResources.virtual_list_js, PackageResources.overview_js,
      PackageResources.findings_js, PackageResources.timeline_js, PackageResources.preview_js,
      PackageResources.detail_js, PackageResources.file_js, PackageResources.shell_js,
    ]
  }

  /// What stands before and behind a mark that stands alone on its line.
  private static func sides(_ bytes: [UInt8], _ mark: String) -> ([UInt8], [UInt8]) {
    guard let range = bytes.firstRange(of: Array(mark.utf8)) else { return (bytes, []) }
    return (Array(bytes[..<range.lowerBound]), Array(bytes[range.upperBound...]))
  }
}
