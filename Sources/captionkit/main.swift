import CaptionCommand

CaptionKitCommand.main()
