// Where the words stand by which a form is known.
import { type Cues, cueRows } from '#lib/composer/builtin/kinds/cue-rows.ts'
import { type Phrases, phrases } from '#lib/composer/lexis/phrases.ts'

type Cue = keyof Cues

const read = new Map<string, Phrases>()
/** The cue in the language of a post; one that has no table has few. */
function cue(name: Cue, language: string): Phrases {
  const key = `${language} ${name}`
  const ready = read.get(key) ?? phrases(cueRows[language]?.[name] ?? '')
  read.set(key, ready)
  return ready
}

type In = { language: string }

export const holds = (name: Cue, text: string, { language }: In): boolean => cue(name, language).in(text)

/** Where the cue begins that a text ends in. */
export const cueAtEnd = (name: Cue, text: string, { language }: In): number | undefined =>
  cue(name, language)
    .find(text)
    .find(({ end }) => text.slice(end).trim() === '')?.start

/** Whether a text begins with it. */
export const isLed = (name: Cue, text: string, { language }: In): boolean =>
  cue(name, language)
    .find(text)
    .some(({ start }) => !/[\p{L}\p{N}]/u.test(text.slice(0, start)))
