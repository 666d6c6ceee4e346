import IconServer
import Testing

@Suite struct EntityTagTests {
    private let tag = EntityTag("a,b")

    @Test(arguments: [
        "*", #""a,b""#, #"W/"a,b""#, #""x", "a,b""#, #""x",W/"a,b" , "y""#, #""x""a,b""#, #"  "a,b"  "#,
    ])
    func listsThatNameIt(list: String) {
        #expect(tag.isNamed(in: list, isWeak: true))
    }

    @Test(arguments: ["", "a,b", #""a""#, #""b""#, #"a,b""#, #""a,b"#, #""A,B""#, #""x, "a,b""#, "**", #""*""#])
    func listsThatDoNot(list: String) {
        #expect(!tag.isNamed(in: list, isWeak: true))
        #expect(!tag.isNamed(in: list, isWeak: false))
    }

    @Test func aWeakTagIsNotEnoughToChangeSomething() {
        #expect(!tag.isNamed(in: #"W/"a,b""#, isWeak: false))
        #expect(tag.isNamed(in: #"W/"x", "a,b""#, isWeak: false))
    }

    @Test func bytesAreNamedByTheirSHA256() {
        // FIPS 180-4's example.
        #expect(
            EntityTag(of: Array("abc".utf8)).description
                == #""ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad""#)
    }
}
