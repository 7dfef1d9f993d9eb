import type { Draft } from '#lib/composer/angles/draft.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { contentWords, stem } from '#lib/composer/words/overlap.ts'

/** Templates whose words stand as well beside a screen or a figure. */
const PLAIN = new Set(['announcement', 'statement'])
const SHOWN = new Set(['ability', 'announcement', 'launch'])
const SOFT = new Set(['tagline', 'feature', 'tip'])

/** The template that the brand's own pictures call for: a screen that the brief names, a figure where the words are soft. */
export function dress(chosen: Draft, reading: Reading): Draft {
  const { screens, mascot } = reading.library
  if (!PLAIN.has(chosen.template)) return chosen
  const screen = SHOWN.has(chosen.angle) ? named(screens, reading.text) : undefined
  if (screen) return { ...chosen, template: 'product', boxes: { ...chosen.boxes, label: screen } }
  const asked = /\bmascot\b/i.test(reading.text)
  if (mascot.length > 0 && (asked || SOFT.has(chosen.angle)))
    return { ...chosen, template: 'mascot', boxes: { ...chosen.boxes, label: named(mascot, reading.text) } }
  return chosen
}

/** The first name that shares a word with the brief. */
function named(names: readonly string[], text: string): string | undefined {
  const words = new Set(contentWords(text).map(stem))
  return names.find(name => contentWords(name).some(word => word.length >= 4 && words.has(stem(word))))
}
