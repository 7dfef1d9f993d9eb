// Phrases of Japanese: a line begins with a word that stands for itself, never with what only inflects or marks the word before.

const HIRAGANA = /^[\u3041-\u309F]/u
const ENDS_SOFT = /[\u3041-\u309F]$/u
const KATAKANA = /^[\u30A1-\u30FA\u30FC]/u
const ENDS_KATAKANA = /[\u30A1-\u30FA\u30FC]$/u
const MARK = /[。、，．！？!?…・：；:;)）」』】〜～–—]$/u
const SMALL = /^[ぁぃぅぇぉっゃゅょァィゥェォッャュョー]/u

/** Words of hiragana alone that begin a phrase. */
const ALONE =
  /^(?:[おご]$|くだ|まず|また|もっと|すぐ|ぜひ|いま|いつ|いちばん|みんな|とても|さらに|はじめ|ありがと|この|その|あの|どの|ここ|そこ|どこ|これ|それ|こう|そう|どう|なぜ|そして|でも$|あなた|わたし|やさし|おいし|うれし|たのし)/u

/** Endings by which a verb goes on into another: 閉じ込める, 思い出す. */
const GOES_ON = /[いきしちひみりぎじびえけせねべめれげ]$/u

export const isJapanese = (texts: readonly string[]): boolean => texts.some(text => /[\u3041-\u30FA]/u.test(text))

/** How much two parts of a run belong together; a compound least, so that one too long for a line is parted there. */
export function phraseBond({ far, before, after }: { far: string; before: string; after: string }): number {
  if (SMALL.test(after)) return 4
  if (MARK.test(before)) return 0
  if (HIRAGANA.test(after)) return ALONE.test(after) ? 0 : 4
  if (ENDS_SOFT.test(before)) return isHalfVerb(far + before) ? 2 : 0
  return KATAKANA.test(after) && ENDS_KATAKANA.test(before) ? 3 : 1
}

/** One letter of inflection behind a stem. */
const isHalfVerb = (text: string): boolean => GOES_ON.test(text) && !ENDS_SOFT.test(text.slice(0, -1))
