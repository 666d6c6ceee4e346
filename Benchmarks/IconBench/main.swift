import IconCommand

Program.bench.main()
