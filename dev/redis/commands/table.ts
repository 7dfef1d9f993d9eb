import type { Commands } from '../database.ts'
import { counters } from './counters.ts'
import { expiry } from './expiry.ts'
import { hashes } from './hashes.ts'
import { keys } from './keys.ts'
import { lists } from './lists.ts'
import { scripting } from './scripting.ts'
import { server } from './server.ts'
import { sets } from './sets.ts'
import { sortedRanges } from './sorted-ranges.ts'
import { sortedSets } from './sorted-sets.ts'
import { strings } from './strings.ts'

/** Every command there is, by its name in lower case. */
export const commands: Commands = Object.assign(Object.create(null), {
  ...strings,
  ...counters,
  ...keys,
  ...expiry,
  ...hashes,
  ...sets,
  ...sortedSets,
  ...sortedRanges,
  ...lists,
  ...server,
  ...scripting,
})
