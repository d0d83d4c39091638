import Testing

@Suite struct PlaceholderKeylineScreen {}
