// Phrases of Japanese: a line begins with a word that stands for itself, never with what only inflects or marks the word before.

const HIRAGANA = /^[\u3041-\u309F]/u
const ENDS_SOFT = /[\u3041-\u309F]$/u
const KATAKANA = /^[\u30A1-\u30FA\u30FC]/u
const ENDS_KATAKANA = /[\u30A1-\u30FA\u30FC]$/u
const MARK = /[。、，．！？!?…・：；:;)）」』】〜～–—]$/u
const SMALL = /^[ぁぃぅぇぉっゃゅょァィゥェォッャュョー]/u

/** Words of hiragana alone that begin a phrase. */
const ALONE =
  /^(?:[おご](?:$|\p{Script=Han})|くだ|まず|また|もっと|すぐ|ぜひ|いま|いつ|いちばん|みんな|とても|さらに|はじめ|ありがと|この|その|あの|どの|ここ|そこ|どこ|これ|それ|こう|そう|どう|なぜ|そして|でも$|あなた|わたし|やさし|おいし|うれし|たのし)/u

/** Endings by which a verb goes on into another: 閉じ込める, 思い出す. */
const GOES_ON = /[いきしちひみりぎじびえけせねべめれげ]$/u

/** A particle behind a word with a letter that is no hiragana: what follows in hiragana begins a word, though the dictionary may not know it. */
const PARTICLE = /^(?:は|が|を|に|で|と|も|の|へ|や|から|まで|より)$/u
/** What goes on with these instead: について, という, でした, のように. */
const WITH: ReadonlyMap<string, RegExp> = new Map([
  ['に', /^(?:つ[いき]|よ[りるっ]|な|し|て|おい|お$|と|か[かけ]|は|も)/u],
  ['と', /^(?:い[うっえい]|し|と|な|も|は|の|か|き)/u],
  ['で', /^(?:し|き|す|は|も|あ[りる]|い|な|ござ|の|か)/u],
  ['の', /^(?:で|に|み|ため|よう|ほう|は|か|が|も|と|ほか|ち|う[ちえ])/u],
  ['は', /^(?:い[けな]|な[いか])/u],
  ['も', /^(?:の|し|う|っ|ら|ち)/u],
])
const ANY = /^(?:は|が|を|も|の|や|ね|よ$|です|だ|なら|など|だけ|しか|さえ|でも|でし|ます|ませ)/u
/** A word of one letter, unless it goes on: 日, but not 金 of 金継ぎ nor 新 of 新しい. */
const LETTER = /^\p{Script=Han}$/u
const CLOSES =
  /^(?:$|[はがをにでともへのやか、。，．！？!?…・：；:;)）」』】\d〜～–—]|から|まで|より|な(?:$|の|ら|ど)|だ|だけ)/u
/** Behind these a word of hiragana is at its end; behind others it may be よもぎ湯. */
const ENDING = /[はがをにでともへのやかねよなてるうくすつむぶぐいただばどまり]$/u
/** 緑に|なりました. */
const BECOMES = /^な[らりるれっ]/u
/** 待って|いる, 来て|ください. */
const [TE, HELPED] = [/[てで]$/u, /^(?:い|くれ|くだ|もら|あげ|おり|お$|しま|み|ほし?)/u]

export const isJapanese = (texts: readonly string[]): boolean => texts.some(text => /[\u3041-\u30FA]/u.test(text))

type Parts = { far: string; before: string; after: string; next: string }

/** How much two parts of a run belong together; a compound least, so that one too long for a line is parted there. */
export function phraseBond({ far, before, after, next }: Parts): number {
  if (SMALL.test(after)) return 6
  if (MARK.test(before)) return 0
  if (HIRAGANA.test(after)) {
    if (ALONE.test(after) || beginsAfter(far, before, after)) return 0
    return (TE.test(before) && HELPED.test(after)) || (before === 'に' && BECOMES.test(after)) ? 2 : 4
  }
  // 風呂の日, 男の子, よもぎ湯: a name whose last word is one letter.
  if (LETTER.test(after) && CLOSES.test(next) && ENDS_SOFT.test(before))
    if (before === 'の' || !ENDING.test(before)) return 2
  if (ENDS_SOFT.test(before)) return isHalfVerb(far + before) ? 2 : 0
  // 男湯: two letters that the dictionary knows apart are mostly one word.
  if (LETTER.test(before) && LETTER.test(after)) return 3
  return KATAKANA.test(after) && ENDS_KATAKANA.test(before) ? 3 : 1
}

/** “よ” and “や” that a word goes on from: の|よもぎ, where the dictionary sees a particle. */
export const beginsUnknown = ({ far, before, after, next }: Parts): boolean =>
  /^[よや]$/u.test(after) && /^[\u3041-\u309F]$/u.test(next) && !/^[ねなうりらっ]/u.test(next) && isBehind(far, before)

/** One letter of inflection behind a stem. */
const isHalfVerb = (text: string): boolean => GOES_ON.test(text) && !ENDS_SOFT.test(text.slice(0, -1))

const isBehind = (far: string, before: string): boolean => PARTICLE.test(before) && far !== '' && !ENDS_SOFT.test(far)

const beginsAfter = (far: string, before: string, after: string): boolean =>
  isBehind(far, before) && !ANY.test(after) && !WITH.get(before)?.test(after)
