// @ts-check
/** @import { Run } from './wire.d.ts' */
/** @import { Shell } from './shell.mjs' */
/** @import { Connection } from './connect.mjs' */
/** @import { Output } from './output.mjs' */
import { assetsOf, mainAsset, previewAsset } from './api/assets.mjs'
import { isOver, waitFor } from './api/wait.mjs'
import { EXIT, Failure } from './failure/failure.mjs'
import { placed, save } from './output.mjs'
import { seconds } from './terminal/format.mjs'
import { picture, pictureProtocol } from './terminal/preview.mjs'
import { runView } from './views/run.mjs'

const LARGEST_PREVIEW_BYTES = 8_000_000

/**
 * Waits for a run and shows what became of it.
 * @param {Shell} shell
 * @param {Connection} connection
 * @param {Run} run
 * @param {Output | undefined} output
 */
export async function conclude(shell, connection, run, output) {
  const resume = `brand runs wait ${run.id}${output && output.kind !== 'pipe' ? ` --output ${output.path}` : ''}`
  shell.ifInterrupted(`Interrupted. The run goes on: ${run.id}`, `Come back with: ${resume}`)
  if (!shell.err.tty && !isOver(run)) shell.note(`Run ${run.id} is ${run.status}; waiting.`)
  const { progress, clock } = shell
  const done = await waitFor(run, {
    ...connection,
    progress,
    watched: shell.err.tty && !shell.line.flag('quiet'),
    clock,
  }).catch(error => {
    throw error instanceof Failure && error.exit === EXIT.unreachable
      ? error.withHint(`The run goes on. Come back with: ${resume}`)
      : error
  })
  if (done.status === 'succeeded') return present(shell, connection, done, output)
  progress.stop()
  if (shell.line.flag('json')) shell.json(done)
  const after = done.finished_at ? ` after ${seconds(Date.parse(done.finished_at) - Date.parse(done.created_at))}` : ''
  throw new Failure(
    EXIT.failed,
    done.error_code ?? 'run_failed',
    `The run failed${after}: ${done.error_message ?? 'no reason was given'}`,
    {
      lines: [`run ${done.id}${done.error_code ? ` · ${done.error_code}` : ''}`],
    },
  )
}

/**
 * Shows a run as it is; saves its files where that is asked for.
 * @param {Shell} shell
 * @param {Connection} connection
 * @param {Run} run
 * @param {Output | undefined} output
 */
export async function present(shell, connection, run, output) {
  const { line, out, env, now } = shell
  if (output && run.status !== 'succeeded') throw unfinished(run)
  if (output?.kind === 'pipe') return pipe(shell, connection, run)
  const saved = output ? await saveAll(shell, connection, run, output) : []
  const post = ['json', 'quiet'].some(line.flag) ? undefined : await plannedPost(shell, connection, run)
  const shown = await preview(shell, connection, run)
  shell.progress.stop()
  if (line.flag('json')) shell.json(run)
  else if (line.flag('quiet')) for (const text of essence(run, saved)) out.line(text)
  else {
    out.write(shown)
    for (const text of runView(run, saved, out, { env, now: now(), base: connection.base, post })) out.line(text)
  }
  if (out.tty) adviseNext(shell, run)
  return EXIT.ok
}

/** What became of the post that was planned with it; who may not read posts is told the time alone. @param {Shell} shell @param {Connection} connection @param {Run} run */
async function plannedPost({ signal }, { call }, run) {
  if (!run.scheduled_at || run.status !== 'succeeded') return undefined
  const posts = await call('listPosts', { run_id: run.id, limit: 1 }).then(
    ({ data }) => data,
    () => [],
  )
  signal.throwIfAborted()
  return posts[0]
}

/** @param {Run} run @param {string[]} saved */
function essence(run, saved) {
  if (saved.length) return saved
  if (run.status !== 'succeeded') return [run.id]
  return assetsOf(run).flatMap(({ kind, url }) => (kind === 'image' || kind === 'video' ? [url] : []))
}

/** @param {Shell} shell @param {Connection} connection @param {Run} run @param {Exclude<Output, { kind: 'pipe' }>} output */
async function saveAll(shell, connection, run, output) {
  const files = placed(run, output)
  shell.ifInterrupted(
    `Interrupted while saving. The run is done: ${run.id}`,
    `brand runs get ${run.id} --output ${output.path}`,
  )
  shell.progress.update({ label: 'Saving', percent: 0 })
  for (const [i, { asset, path }] of files.entries()) {
    await save(path, await connection.download(asset))
    shell.progress.update({ percent: Math.round((100 * (i + 1)) / files.length) })
  }
  return files.map(({ path }) => path)
}

/** @param {Shell} shell @param {Connection} connection @param {Run} run */
async function pipe(shell, connection, run) {
  const asset = mainAsset(run)
  if (!asset) throw unfinished(run)
  const bytes = await connection.download(asset)
  shell.progress.stop()
  await shell.pipe(bytes)
  if (!shell.line.flag('quiet'))
    for (const text of runView(run, [], shell.err, { env: shell.env, now: shell.now(), base: connection.base }))
      shell.err.line(text)
  return EXIT.ok
}

/** A picture is a courtesy: whatever is wrong with it, the result is shown. @param {Shell} shell @param {Connection} connection @param {Run} run */
async function preview({ line, out, env, progress, signal }, connection, run) {
  const asset = previewAsset(run)
  const wanted = out.tty && pictureProtocol(env) && !['json', 'quiet'].some(line.flag) && !line.off('preview')
  if (!wanted || !asset || (asset.bytes ?? 0) > LARGEST_PREVIEW_BYTES) return ''
  progress.update({ label: 'Showing', percent: undefined })
  const bytes = await connection.download(asset, { retries: 0 }).catch(() => undefined)
  signal.throwIfAborted()
  return bytes ? picture(bytes, out, env) : ''
}

/** @param {Shell} shell @param {Run} run */
function adviseNext({ note }, run) {
  if (!isOver(run)) return note(`Wait for it: brand runs wait ${run.id}`)
  if (run.verdict !== 'approved' || run.auto_post_eligible || run.scheduled_at) return
  note(`Post it: brand post ${run.id} --platform ${run.channel === 'twitter' ? 'x' : run.channel}`)
}

/** @param {Run} run */
const unfinished = run =>
  new Failure(EXIT.failed, 'nothing_to_save', `The run is ${run.status}: there is nothing to save.`, {
    hint: run.status === 'failed' ? (run.error_message ?? undefined) : `brand runs wait ${run.id} --output …`,
  })
