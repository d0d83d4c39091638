import KeylinePrediction

/// A small model of English words of our own counting, for tests of everything around the predictor.
public enum SampleModel {
  /// The words with how often they come, in a thousand or so.
  private static let words = """
    the 60 be 25 to 40 of 28 and 30 a 32 in 22 that 16 have 15 I 30 it 16 for 12 not 10 on 9 with 9 he 8 as 8 you 20 do 9
    at 8 this 8 but 7 his 5 by 6 from 6 they 6 we 9 say 3 her 4 she 5 or 5 an 5 will 7 my 9 one 5 all 6 would 5 there 6 their 4
    what 7 so 7 up 5 out 5 if 5 about 6 who 4 get 6 which 3 go 6 me 9 when 5 make 4 can 8 like 5 time 5 no 5 just 6 him 3
    know 6 take 3 people 4 into 3 year 3 your 6 good 7 some 5 could 5 them 4 see 6 other 3 than 3 then 4 now 5 look 3 only 3
    come 5 its 3 over 3 think 5 also 3 back 4 after 4 use 3 two 3 how 5 our 4 work 4 first 3 well 4 way 4 even 2 new 4 want 5
    because 4 any 3 these 2 give 3 day 5 most 2 us 3 tomorrow 3 tonight 3 today 3 morning 3 night 3 meet 2 meeting 2 message 2
    thanks 4 please 3 hello 3 friend 2 friends 2 week 2 weekend 2 great 3 receive 2 tickets 2 ticket 1 game 2 lunch 2 dinner 2
    early 2 late 2 bring 2 letter 2 write 2 writing 1 don't 4 can't 2 I'm 5 it's 5 is 20 are 12 was 12 am 4 were 5 lot 3 fact 2
    London 2 Anna 2 English 1 NASA 1 quick 2 brown 1 fox 1 jumps 1 lazy 1 dog 3 separate 1 definitely 1 really 4 until 2 still 4 eight 1
    """

  /// What follows what, and how often.
  private static let pairs = """
    see you 12 you tomorrow 6 you tonight 3 good morning 5 good night 4 good day 2 thanks for 8 for the 6 of the 12 in the 12
    on the 8 to the 8 I am 8 I have 8 I will 6 I think 6 I don't 5 are you 6 how are 6 you are 5 we can 4 can you 4 do you 5
    want to 6 to see 4 to be 6 to go 4 a lot 5 lot of 4 in fact 3 at eight 2 let me 4 me know 4 the game 3 the meeting 2
    meet you 3 my friend 3 still on 3 on for 3
    """

  private static let counts = WordCounts(
    words: entries(of: words, length: 1).map { WordCounts.Word(text: $0.words[0], count: $0.count) },
    pairs: entries(of: pairs, length: 2).map {
      WordCounts.Pair(first: $0.words[0], second: $0.words[1], count: $0.count)
    })

  /// The contents of the model.
  public static var contents: ModelContents { counts.contents(language: "en") }

  /// Writes the model to where a keyboard looks for it below a data folder.
  ///
  /// - Parameter folder: The data folder.
  /// - Throws: An error of the file system.
  public static func write(below folder: String) throws { try counts.writeModel(of: "en", below: folder) }

  private static func entries(of text: String, length: Int) -> [(words: [String], count: Double)] {
    let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return stride(from: 0, to: parts.count, by: length + 1).map { start in
      (Array(parts[start..<start + length]), Double(parts[start + length]) ?? 1)
    }
  }
}
