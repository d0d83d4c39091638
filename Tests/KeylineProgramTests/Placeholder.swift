import Testing

@Suite struct PlaceholderKeylineProgram {}
