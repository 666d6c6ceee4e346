extension EverydayQueries {
    static let chinese = read(
        """
        購物: cart bag basket shopping
        购物车: cart
        超市: cart basket storefront store
        健身: barbell dumbbell run weight
        垃圾桶: trash
        待辦事項: check checks list
        待办: check checks list
        汽車: car
        汽车: car
        狗: dog
        貓: cat
        猫: cat
        火箭: rocket
        燈泡: lightbulb
        灯泡: lightbulb
        心: heart
        星星: star
        家: house home
        房子: house home
        書: book books
        书: book books
        學校: school graduation backpack
        作業: book notebook pencil exam student backpack notepad
        考試: exam test pencil
        工作: briefcase
        會議: users people calendar presentation handshake conference
        生日: cake gift balloon
        蛋糕: cake
        禮物: gift
        礼物: gift
        聖誕節: tree gift christmas
        旅行: airplane suitcase plane luggage
        飛機: airplane plane
        飞机: airplane plane
        火車: train
        公車: bus
        自行車: bicycle bike
        地圖: map
        相機: camera
        照片: image camera photo
        電影: film movie video popcorn
        音樂: music
        音乐: music
        遊戲: game gamepad dice controller
        電話: phone
        郵件: envelope email
        電腦: desktop laptop computer monitor
        鑰匙: key
        錢: money cash coins currency
        銀行: bank
        信用卡: credit-card
        咖啡: coffee mug
        茶: tea
        啤酒: beer
        水果: fruit orange apple cherries grapes
        蘋果: apple
        早餐: egg coffee bread bacon pancakes
        餐廳: fork utensils silverware chef
        醫院: hospital
        藥: pill pills
        牙醫: tooth
        天氣: cloud sun cloud-sun
        下雨: rain umbrella
        花: flower
        """)
}
