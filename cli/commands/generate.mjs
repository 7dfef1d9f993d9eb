// @ts-check
/** @import { DryRun, Run } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
/** @import { Connection } from '../connect.mjs' */
import { randomUUID } from 'node:crypto'
import { clarifyBrief } from '../clarify.mjs'
import { connect } from '../connect.mjs'
import { allAnd, EXIT, Failure, usage } from '../failure/failure.mjs'
import { idempotencyKey, metadata } from '../input/fields.mjs'
import { scheduledAt } from '../input/instant.mjs'
import { doubts } from '../input/known.mjs'
import { whole } from '../input/numbers.mjs'
import { readText } from '../input/text.mjs'
import { readOutput } from '../output.mjs'
import { conclude, present } from '../result.mjs'
import { dryRunView } from '../views/dry-run.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  if (line.text('key') === '-' && line.text('brief') === '-')
    throw usage('Only one of --key and --brief can be read from standard input.')
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  const body = await request(shell)
  const output = await readOutput(shell)
  const connection = await connect(shell)
  if (line.flag('clarify')) body.brief = await clarifyBrief(shell, connection, body)
  if (line.flag('dry-run')) return dryRun(shell, connection, body)
  const accepted = await create(shell, connection, body, key)
  if (line.off('wait')) return present(shell, connection, accepted, undefined)
  return conclude(shell, connection, accepted, output)
}

/** @typedef {Awaited<ReturnType<typeof request>>} Body */

/** @param {Shell} shell */
async function request({ line, stdin, now }) {
  const brief = line.text('brief')
  if (brief === undefined)
    throw usage(
      'generate needs a brief.',
      'brand generate --brief "We now have dark mode."   (--brief @file reads a file, --brief - standard input)',
    )
  const [size, variation, scheduled_at] = [line.text('size'), line.text('variation'), line.text('scheduled-at')]
  const [fields, take, at] = allAnd(
    doubts(line, ['asset-type', 'channel', 'size']),
    () => metadata(line.all('metadata')),
    () => (variation === undefined ? undefined : whole(variation, '--variation', { from: 0, to: 99 })),
    () => (scheduled_at === undefined ? undefined : scheduledAt(scheduled_at, now())),
  )
  return {
    channel: line.text('channel') ?? '',
    asset_type: line.text('asset-type') ?? '',
    ...(size !== undefined && { size }),
    ...(take !== undefined && { variation: take }),
    ...(at !== undefined && { scheduled_at: at }),
    ...(fields && { metadata: fields }),
    // Last, so that no other mistake is found only after somebody has typed the brief.
    brief: await readText(brief, '--brief', stdin),
  }
}

/** @param {Shell} shell @param {Connection} connection @param {Body} body @param {string} key @returns {Promise<Run>} */
export async function create(shell, { call }, body, key) {
  const again = `The same command with --idempotency-key ${key} finds the run if it was accepted, and never makes a second one.`
  shell.ifInterrupted('Interrupted before the service had answered.', again)
  shell.progress.start('Sending')
  try {
    return (await call('generate', body, { idempotencyKey: key })).data
  } catch (error) {
    const unsure = error instanceof Failure && ['connection_lost', 'request_timed_out'].includes(error.code)
    throw unsure ? error.withHint(again) : error
  }
}

/** @param {Shell} shell @param {Connection} connection @param {Body} body */
async function dryRun(shell, { call }, body) {
  shell.progress.start('Checking')
  const { data } = await call('generate', { ...body, dry_run: true })
  shell.progress.stop()
  const found = /** @type {DryRun} */ (/** @type {unknown} */ (data))
  if (shell.line.flag('json')) shell.json(found)
  else if (shell.line.flag('quiet')) shell.out.line(found.would)
  else for (const line of dryRunView(found, shell.out)) shell.out.line(line)
  return found.would === 'queue' ? EXIT.ok : EXIT.failed
}
