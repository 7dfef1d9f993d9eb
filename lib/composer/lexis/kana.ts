// Japanese that was typed in kana: “手いれの目やす” is “手入れの目安”, “きる” is “切る”.

/** What everyday signs are read as where they stand alone; of several readings all. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map(
  '切き 縫ぬ 入い 出で,だ 開あ,ひら 閉し 休やす 作つく,づく 持も 帰かえ 返かえ,がえ 替か,が 換か 取と 知し 申もう 込こ 仕し 上あ,うえ 下さ,した 使つか 変か 洗あら 焼や 煮に 干ほ 置お 混ま 巻ま 折お 結むす 敷し 張は 貼は 塗ぬ 畳たたみ,じょう 表おもて 裏うら 新あたら 安やす 手て 目め 日ひ,び 当あ 水みず 火ひ 花はな 犬いぬ 猫ねこ 魚さかな 肉にく 米こめ 味あじ 塩しお 茶ちゃ 湯ゆ 雨あめ 雪ゆき 朝あさ 昼ひる 夜よる 春はる 夏なつ 秋あき 冬ふゆ 店みせ 家いえ 庭にわ 道みち 町まち 村むら 山やま 川かわ 海うみ 木き 竹たけ 石いし 糸いと 布ぬの 紙かみ 箱はこ 皿さら 服ふく 靴くつ 傘かさ 針はり 研と 直なお 売う 買か 貸か 借か 配くば 届とど 待ま 来き,く 行い 見み 聞き 話はな 読よ 書か 教おし 習なら 学まな 遊あそ 食た 飲の 乗の 歩ある 走はし 泳およ 植う 育そだ 採と 摘つ 掘ほ 刈か 編あ 織お 染そ 磨みが 削けず 彫ほ 組く 飾かざ 並なら 集あつ 選えら 決き 始はじ 終お 続つづ 止と,や 残のこ 足た 減へ 増ふ 早はや 遅おそ 高たか 低ひく 大おお 小ちい 長なが 短みじか 古ふる 暑あつ 寒さむ 冷ひ,つめ 熱あつ 甘あま 辛から 苦にが 受う 付つ,つけ 募つの 集あつ 縁へり 息いき 叱しか 騒さわ'
    .split(' ')
    .map(each => [each.slice(0, 1), each.slice(1).split(',')]),
)

/** A word with one or more of its signs in kana, and where that is short with the kana behind it. */
export function inKana(word: string, behind: string): string[] {
  const signs = [...word]
  if (signs.length > LONGEST) return []
  const all = signs.reduce<string[]>(
    (said, sign) => said.flatMap(each => [sign, ...(SIGNS.get(sign) ?? [])].map(one => each + one)),
    [''],
  )
  return all
    .filter(each => each !== word)
    .map(each => (each.length < SURE ? each + behind.slice(0, 1) : each))
    .filter(each => each.length > 1)
}
const LONGEST = 3
/** So many signs are hardly a part of another word; “きる” is one of “できる”. */
export const SURE = 3
