import Testing

@Suite struct PlaceholderKeylineCore {}
