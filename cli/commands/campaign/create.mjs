// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { scheduledAt } from '../../input/instant.mjs'
import { whole } from '../../input/numbers.mjs'
import { readText } from '../../input/text.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownCampaign } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const name = line.text('name')
  if (name === undefined) throw usage('campaign create needs a name.', '--name "Spring opening"')
  const items = line.text('items')
  const body = { name, ...(items === undefined ? await oneBrief(shell) : { items: await listed(shell, items) }) }
  const options = repeatable(shell, { timeout: 60_000 })
  return ask(shell, 'createCampaign', body, { ...shownCampaign(shell), doing: 'Planning', options })
}

/** One brief for several channels, every so often. @param {Shell} shell */
async function oneBrief({ line, stdin, now }) {
  const [brief, at, count] = [line.text('brief'), line.text('scheduled-at'), line.text('count')]
  const channels = names(line.text('channels'))
  if (brief === undefined || at === undefined || channels === undefined)
    throw usage(
      'campaign create needs --brief, --channels and --scheduled-at, or --items.',
      'brand campaign create --help shows examples.',
    )
  const [every, types] = [line.text('every'), names(line.text('asset-types'))]
  return {
    brief: await readText(brief, '--brief', stdin),
    channels,
    scheduled_at: scheduledAt(at, now()),
    ...(types && { asset_types: types }),
    ...(every !== undefined && { every }),
    ...(count !== undefined && { count: whole(count, '--count', { from: 1, to: 30 }) }),
  }
}

/** @param {string | undefined} text */
const names = text =>
  text
    ?.split(',')
    .map(name => name.trim())
    .filter(Boolean)

/** @param {Shell} shell @param {string} given */
async function listed({ line, stdin }, given) {
  for (const other of ['brief', 'channels', 'scheduled-at', 'every', 'count', 'asset-types'])
    if (line.text(other) !== undefined) throw usage(`--${other} is said by each of --items.`)
  const text = await readText(given, '--items', stdin)
  try {
    const items = JSON.parse(text)
    if (Array.isArray(items)) return items
  } catch {
    // Told below.
  }
  throw usage(
    '--items is no list in JSON.',
    '[{"brief": "…", "channel": "linkedin", "scheduled_at": "2026-12-01T09:00:00+01:00"}]',
  )
}
