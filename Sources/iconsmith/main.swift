print("iconsmith")
