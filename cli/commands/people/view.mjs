// @ts-check
/** @import { Person } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
import { table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'

/** @param {Person[]} people @param {Screen} screen */
export const peopleView = (people, screen) =>
  table(
    ['PERSON', 'NAME', 'TITLE'],
    people.map(({ id, name, role }) => [id, name, role].map(oneLine)),
    screen,
  )
