import Testing

@Suite struct PlaceholderKeylineStore {}
