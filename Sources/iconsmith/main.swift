import IconCommand

Program.iconsmith.main()
