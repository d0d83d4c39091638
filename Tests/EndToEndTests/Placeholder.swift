import Testing

@Suite struct PlaceholderEndToEnd {}
