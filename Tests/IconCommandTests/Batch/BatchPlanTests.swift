import Foundation
import IconCore
import IconKit
import Testing

@testable import IconCommand

@Suite struct BatchPlanTests {
    private func plan(_ table: String, changes: [RecipeKey: String] = [:]) throws -> BatchPlan {
        try BatchPlan(try BatchTable(Data(table.utf8)), defaultSize: 512, changes: changes)
    }

    @Test func rowsBecomeJobs() throws {
        let plan = try plan(
            """
            name,size,file,colors,shape
            Groceries,64,,red,
            Mum's birthday!,,sub/cake.svg,f00-00f,circle
            """)
        #expect(plan.badRows.isEmpty)
        #expect(plan.jobs.map(\.path) == ["groceries.png", "sub/cake.svg"])
        #expect(plan.jobs.map(\.size) == [64, 512])
        #expect(plan.jobs.map(\.words) == ["Groceries", "Mum's birthday!"])
        #expect(plan.jobs.map(\.format) == [.png, .svg])
        #expect(plan.jobs.map(\.recipe.description) == ["colors=f62945-c11d28", "colors=ff0000-0000ff&shape=circle"])
    }

    @Test func jsonLinesBecomeJobs() throws {
        let plan = try plan(
            """
            {"name": "買い物", "size": 64}

            {"recipe": "colors=f00&glyph=phosphor/heart", "file": "h.png", "scale": 0.5}
            not json
            {"name": "x", "colour": "red"}
            """)
        #expect(plan.jobs.map(\.path) == ["買い物.png", "h.png"])
        #expect(plan.jobs[1].recipe.description == "colors=ff0000&glyph=phosphor/heart&scale=0.5")
        #expect(plan.jobs[1].words == nil)
        #expect(plan.badRows.map(\.line) == [4, 5])
        #expect(plan.badRows[1].problem.contains("did you mean colors?"))
    }

    @Test func optionsGiveWhatRowsDoNotSay() throws {
        let plan = try plan("name,colors\na,\nb,0f0\n", changes: [.colors: "f00", .shape: "square"])
        #expect(plan.jobs.map(\.recipe.description) == ["colors=ff0000&shape=square", "colors=00ff00&shape=square"])
    }

    @Test(arguments: [
        ("name,file\nx,../x.png", "leads out"), ("name,file\nx,/x.png", "leads out"),
        ("name,file\nx,a//x.png", "leads out"),
        ("name,file\nx,x.gif", "neither .png nor .svg"), ("name,size\nx,0", "whole number from 1 to 8192"),
        ("name,size\nx,1e3", "whole number"), ("name,colors\nx,zz", "hexadecimal"),
        ("name,size\n,5", "neither name nor recipe"),
        ("recipe\ncolors=f00", "no file, and no name"), ("name,recipe\nx,colours=f00", "unknown key"),
        ("name\nx,y,z", "3 fields"),
    ])
    func badRowsAreReportedAndLeftOut(_ table: String, _ part: String) throws {
        let plan = try plan(table + "\n")
        #expect(plan.jobs.isEmpty)
        #expect(plan.badRows.map(\.line) == [2])
        #expect(plan.badRows.first?.problem.contains(part) == true, "\(plan.badRows)")
    }

    @Test(arguments: [
        ("name\nTea\nCoffee\ntea!\n", "lines 2 and 4 would both write 'tea.png'"),
        ("name,file\na,X.png\nb,x.png\n", "lines 2 and 3"),
        ("colour\nred\n", "there is no column 'colour'; did you mean colors?"),
        ("name,name\na,b\n", "there twice"), ("name\n", "no rows"), ("", "no rows"),
        ("name\n\"x\n", "line 2: a quote is not closed"),
    ])
    func wrongTablesAreRefusedWhole(_ table: String, _ part: String) {
        do {
            _ = try plan(table)
            Issue.record("accepted")
        } catch {
            #expect("\(error)".contains(part), "\(error)")
        }
    }

    @Test func namesMakeFileNames() {
        #expect(BatchJob.fileName("Mum's 60th birthday 🎂") == "mum-s-60th-birthday")
        #expect(BatchJob.fileName("待辦事項") == "待辦事項")
        #expect(BatchJob.fileName("../../etc/passwd") == "etc-passwd")
        #expect(BatchJob.fileName(String(repeating: "word ", count: 100)).utf8.count <= 200)
    }

    @Test func progressIsToldInWords() {
        let line = BatchProgressLine(
            Console(
                isOutputTerminal: false, isDiagnosticsTerminal: true, writeOutput: { _ in }, writeDiagnostics: { _ in }),
            total: 1_000)
        var progress = BatchRunner.Progress()
        progress.written = 190
        progress.kept = 9
        progress.failed = [BatchTable.BadRow(line: 2, problem: "")]
        #expect(line.text(progress, after: 2) == "200 of 1000, 100 a second, 8 s left, 1 failed")
    }
}
