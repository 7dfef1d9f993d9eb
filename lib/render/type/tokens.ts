import { clusters } from '#lib/render/type/emoji.ts'

/** A piece of text that is never broken inside. */
export type Token = {
  text: string
  /** A space stands before it when it does not begin a line. */
  spaced: boolean
  /** The text itself asks for a new line here. */
  forced: boolean
}

const unspaced = /[\u0E00-\u0EFF\u1780-\u17FF\u2E80-\u30FF\u31C0-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々〜～ぁぃぅぇぉっゃゅょァィゥェォッャュョ]+\uFE0F?$/u
const opening = /[\p{Ps}\p{Pi}]$/u
const LONGEST_WORD = 26

/** Whole words and addresses; `parted` breaks those that are too long for any line. */
export function tokenise(text: string, { parted = false } = {}): Token[] {
  return text.split('\n').flatMap((line, index) =>
    line
      .split(' ')
      .filter(word => word !== '')
      .flatMap((word, place) =>
        parts(word, parted).map(
          (part, at): Token => ({
            text: part,
            spaced: place > 0 && at === 0,
            forced: index > 0 && place === 0 && at === 0,
          }),
        ),
      ),
  )
}

/** Addresses as people read them. */
export const withoutSchemes = (text: string): string => text.replace(/\bhttps?:\/\/(?:www\.)?(?=\S)/giu, '')

function parts(word: string, parted: boolean): string[] {
  if (unspaced.test(word)) return attach(phrases(word))
  if (parted && word.includes('\u00A0')) return pieces(word)
  if (parted && word.length > LONGEST_WORD) return chunks(word)
  return [word]
}

/** A line of code breaks after its blanks, or else after an operator. */
function pieces(line: string): string[] {
  const words = line.split(/(?<=\u00A0)(?!\u00A0)/u)
  return words.flatMap(word => (word.length > LONGEST_WORD ? word.split(/(?<=[|&;,=({[])(?![|&;,=({[])/u) : [word]))
}

/** Words of a script without spaces, found by dictionary. */
function phrases(word: string): string[] {
  const locale = /[\u3040-\u30FF]/.test(word) ? 'ja' : /[\u0E00-\u0E7F]/.test(word) ? 'th' : 'zh'
  return [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(word)].map(part => part.segment)
}

/** Closing marks stay with what they close, opening marks with what they open. */
function attach(list: string[]): string[] {
  const out: string[] = []
  for (const part of list) {
    const last = out.at(-1)
    if (last !== undefined && (closing.test(part) || opening.test(last))) out[out.length - 1] = last + part
    else out.push(part)
  }
  return out
}

/** Addresses break after their own marks; what is still too long breaks anywhere. */
function chunks(word: string): string[] {
  const marked = word.split(/(?<=[/\-_.?&=@:+])(?=[^/\-_.?&=@:+])/u)
  return marked.flatMap(part => {
    const letters = clusters(part)
    if (letters.length <= LONGEST_WORD) return [part]
    const count = Math.ceil(letters.length / 8)
    return Array.from({ length: count }, (_, index) => letters.slice(index * 8, index * 8 + 8).join(''))
  })
}
