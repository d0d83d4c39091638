import Testing

@testable import keyline

@Suite struct ClipboardQueueTests {
  private var queue = ClipboardQueue()

  @Test mutating func oneRequestIsUnderWayAtATime() {
    queue.add(.paste)
    queue.add(.copy([1]))
    #expect(queue.takeNext() == .paste)
    #expect(queue.takeNext() == nil)
    queue.answered()
    #expect(queue.takeNext() == .copy([1]))
    queue.answered()
    #expect(queue.takeNext() == nil)
  }

  @Test mutating func ofCopiesInARowTheLastCounts() {
    queue.add(.copy([1]))
    #expect(queue.takeNext() == .copy([1]))
    queue.add(.copy([2]))
    queue.add(.copy([3]))
    queue.answered()
    #expect(queue.takeNext() == .copy([3]))
    queue.answered()
    #expect(queue.takeNext() == nil)
  }

  @Test mutating func aPasteGetsWhatWasCopiedBeforeIt() {
    let requests: [ClipboardQueue.Request] = [.copy([1]), .paste, .copy([2]), .paste]
    requests.forEach { queue.add($0) }
    for request in requests {
      #expect(queue.takeNext() == request)
      queue.answered()
    }
  }

  @Test mutating func theLastCopyOutlivesTheKeyboard() {
    queue.add(.paste)
    _ = queue.takeNext()
    queue.add(.copy([1]))
    queue.add(.paste)
    #expect(queue.takeLastCopy() == .copy([1]))
    #expect(queue.takeLastCopy() == nil)
  }
}
