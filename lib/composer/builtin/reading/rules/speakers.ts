// Who writes in a chat that was forwarded: “Karin: Preise 2029! …”, “Trainer Uli: 14 von 14”. Readers are told what, not by whom.

import { leave, type Piece } from '#lib/composer/builtin/reading/rules/piece.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** One or two words with a capital, and what they say behind a colon. */
const SPEAKER = /^(?:[-–•>] ?)?(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+)?):\s+(?=\S)/u
const CHAT =
  /(?<!\p{L})(?:chat\p{L}*|whats?app|telegram|slack|\p{L}+gruppe|forwarded|fwd?|weitergeleitet|transféré|reenviado|inoltrato|encaminhado|doorgestuurd|czatu|przesłane)(?!\p{L})/iu
/** How far from its beginning a brief says that it is a chat. */
const HEAD = 2

/** What comes back in front of a colon, or is a first name where the brief says that it is a chat. */
export function leaveSpeakers(pieces: readonly Piece[], lexicons: readonly Lexicon[]): void {
  const names = pieces.map(({ text }) => SPEAKER.exec(text)?.[1] ?? '')
  const isChat = pieces.slice(0, HEAD).some(({ text }) => CHAT.test(text))
  const comesBack = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  for (const [at, piece] of pieces.entries()) {
    const name = names[at] ?? ''
    const isSpeaker =
      name !== '' && ((isChat && isFirstName(name, lexicons)) || (comesBack(name) && isNoWord(name, lexicons)))
    if (isSpeaker) leave(piece, 'noise', 0, SPEAKER.exec(piece.text)?.[0].length)
  }
}

/** “Trainer Uli”; “Erwachsene: 4,50” says of whom, “May: …” when. */
const isFirstName = (name: string, lexicons: readonly Lexicon[]): boolean => {
  const key = fold(name.split(' ').at(-1) ?? '')
  return ['name', 'either'].includes(englishOf(key)) && !isOfDay(key, lexicons)
}

/** “Friday: …”, “Price: …” say of what, however often. */
const isNoWord = (name: string, lexicons: readonly Lexicon[]): boolean =>
  name.split(' ').every(word => {
    const key = fold(word)
    const isKnown = lexicons.some(each => each.neutral.has(key) || each.glue.has(key))
    return !isKnown && englishOf(key) !== 'word' && !isOfDay(key, lexicons)
  })

const isOfDay = (key: string, lexicons: readonly Lexicon[]): boolean =>
  lexicons.some(({ weekdays, months }) => weekdays.has(key) || months.has(key))
