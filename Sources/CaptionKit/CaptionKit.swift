@_exported public import CaptionAnalysis
@_exported public import CaptionEncoding
@_exported public import CaptionFormats
@_exported public import CaptionModel
@_exported public import CaptionPlaylists
@_exported public import CaptionProfiles
@_exported public import CaptionRules
@_exported public import CaptionTagging
