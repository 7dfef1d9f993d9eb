// @ts-check
/** @import { AnswerOf } from '../../../client/index.mjs' */
/** @import { Call } from '../../api/service.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../../connect.mjs'
import { EXIT, usage } from '../../failure/failure.mjs'
import { asRunId, idempotencyKey } from '../../input/fields.mjs'
import { readText } from '../../input/text.mjs'
import { readOutput } from '../../output.mjs'
import { conclude, present } from '../../result.mjs'
import { stillStanding, textsOf } from './standing.mjs'

/** Lists every text of a run, or makes another run of the texts that are given. @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const run_id = asRunId(line.argument)
  const isDrawn = line.flag('drawing')
  const words = (await wordsOf(shell)) ?? (isDrawn ? {} : undefined)
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  const output = await readOutput(shell)
  const connection = await connect(shell)
  shell.progress.start(words ? 'Sending' : 'Asking')
  if (!words) return list(shell, (await connection.call('getWords', { run_id })).data)
  const before = line.flag('json') || line.flag('quiet') ? undefined : await known(connection.call, run_id)
  const changed = { run_id, words, ...(isDrawn && { painted: /** @type {false} */ (false) }) }
  const { data: made } = await connection.call('rewordRun', changed, { idempotencyKey: key })
  if (line.off('wait')) return present(shell, connection, made, undefined)
  const exit = await conclude(shell, connection, made, output)
  const after = before && exit === EXIT.ok ? await known(connection.call, made.id) : undefined
  const standing = before && after ? stillStanding(before, words, after) : []
  if (standing.length > 0)
    shell.note(`${standing.join('\n')}\nIf it is wrong there too: brand words ${made.id} --set "PLACE=…"`)
  return exit
}

/** Only to tell of it: the words are made without. @param {Call} call @param {string} run_id */
const known = (call, run_id) =>
  call('getWords', { run_id }).then(
    ({ data }) => data,
    () => undefined,
  )

/** @param {Shell} shell @param {AnswerOf<'getWords'>} words */
function list(shell, words) {
  const texts = textsOf(words)
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(Object.fromEntries(texts.map(({ path, text }) => [path, text])))
  else for (const { path, text } of texts) shell.out.line(`${path}=${text.replaceAll('\n', '\\n')}`)
  return EXIT.ok
}

/** Nothing where nothing was given. @param {Shell} shell @returns {Promise<Record<string, string> | undefined>} */
async function wordsOf({ line, stdin }) {
  const file = line.text('file')
  const pairs = line.all('set').map(pair => {
    const at = pair.indexOf('=')
    if (at < 1) throw usage(`--set ${pair} is not of the form place=text.`, 'brand words RUN_ID lists the places.')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  if (file === undefined && pairs.length === 0) return undefined
  return { ...(file !== undefined && object(await readText(file, '--file', stdin))), ...Object.fromEntries(pairs) }
}

/** @param {string} text @returns {Record<string, string>} */
function object(text) {
  try {
    const value = JSON.parse(text)
    if (value && Object.values(value).every(one => typeof one === 'string')) return value
  } catch {
    // Told below.
  }
  throw usage('--file is no JSON object of texts.', 'brand words RUN_ID --json > words.json prints one to change.')
}
