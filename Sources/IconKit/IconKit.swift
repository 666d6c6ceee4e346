import IconCore
