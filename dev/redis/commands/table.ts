import { counters } from '#dev/redis/commands/counters.ts'
import { expiry } from '#dev/redis/commands/expiry.ts'
import { hashes } from '#dev/redis/commands/hashes.ts'
import { keys } from '#dev/redis/commands/keys.ts'
import { lists } from '#dev/redis/commands/lists.ts'
import { scripting } from '#dev/redis/commands/scripting.ts'
import { server } from '#dev/redis/commands/server.ts'
import { sets } from '#dev/redis/commands/sets.ts'
import { sortedRanges } from '#dev/redis/commands/sorted-ranges.ts'
import { sortedSets } from '#dev/redis/commands/sorted-sets.ts'
import { strings } from '#dev/redis/commands/strings.ts'
import type { Commands } from '#dev/redis/database.ts'

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
