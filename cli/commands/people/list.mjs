// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pageOf } from '../../input/numbers.mjs'
import { ask } from '../ask.mjs'
import { peopleView } from './view.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(shell, 'listPeople', pageOf(shell.line), {
    doing: 'Asking',
    quiet: people => people.map(({ id }) => id),
    view: people => (people.length > 0 ? peopleView(people, shell.out) : []),
    note: people =>
      people.length > 0 ? undefined : 'Nobody yet. Add one: brand people add ada.jpg --name "Ada Okoye" --consent',
  })
