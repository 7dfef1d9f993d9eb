// What had no scene of its own and is needed to act stands on the last one, below the name.
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, unjoined } from '#lib/composer/builtin/clauses.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { has, pieceOf } from '#lib/composer/builtin/piece.ts'
import type { Thought } from '#lib/composer/builtin/thoughts.ts'
import { SCENES } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

/** A name that is longer than its line loses whole words. */
export const nameIn = (name: string): string =>
  width(name) <= SCENES.room ? name : name.slice(0, name.lastIndexOf(' ', SCENES.room))

/** “Come and watch, first race on 4 April, we are open from 8”: of what is too long for a row, the clauses that say when, how much or where. */
export function actsOf(one: Thought, brief: Brief): Thought[] {
  if (!isToAct(one.text, brief)) return []
  const clauses = clausesIn(one.text, pieceOf([], one.text, brief).literals)
  const rows = clauses
    .map(({ text }) => upperFirst(unjoined(text)))
    .filter(text => width(text) <= SCENES.room && isToAct(text, brief))
  return width(one.text) <= SCENES.room || rows.length === 0 ? [one] : rows.map(text => ({ text, from: one.from }))
}

/** A day, a time, a price or a way to reach the brand. */
const isToAct = (text: string, brief: Brief): boolean =>
  has(pieceOf([], text, brief), 'date', 'weekday', 'time', 'money', 'link', 'email', 'phone', 'handle', 'code')
