// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../../connect.mjs'
import { EXIT, usage } from '../../failure/failure.mjs'
import { asRunId, idempotencyKey } from '../../input/fields.mjs'
import { readText } from '../../input/text.mjs'
import { readOutput } from '../../output.mjs'
import { conclude, present } from '../../result.mjs'
import { reworded, textsOf } from './texts.mjs'

/** Lists every text of a run, or makes another run of the texts that are given. @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const id = asRunId(line.argument)
  const given = await wordsOf(shell)
  const key = idempotencyKey(line.text('idempotency-key'), randomUUID)
  const output = await readOutput(shell)
  const connection = await connect(shell)
  shell.progress.start('Asking')
  const [{ data: first }, { data: recipe }] = await Promise.all([
    connection.call('getRun', { run_id: id }),
    connection.call('getRecipe', { run_id: id }),
  ])
  const texts = textsOf(recipe, first)
  if (given.size === 0) return list(shell, texts)
  const words = differing(given, texts)
  shell.progress.start('Sending')
  const item = { recipe: reworded(recipe, first, words), channel: first.channel }
  const { data: taken } = await connection.call('render', { items: [item] }, { idempotencyKey: key })
  const { data: made } = await connection.call('getRun', { run_id: taken.items[0]?.run_id ?? '' })
  return line.off('wait') ? present(shell, connection, made, undefined) : conclude(shell, connection, made, output)
}

/** @param {Shell} shell @param {Record<string, string>} texts */
function list(shell, texts) {
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(texts)
  else for (const [path, text] of Object.entries(texts)) shell.out.line(`${path}=${text.replaceAll('\n', '\\n')}`)
  return EXIT.ok
}

/** @param {Shell} shell @returns {Promise<Map<string, string>>} */
async function wordsOf({ line, stdin }) {
  const file = line.text('file')
  const words = file === undefined ? [] : Object.entries(object(await readText(file, '--file', stdin)))
  for (const pair of line.all('set')) {
    const at = pair.indexOf('=')
    if (at < 1) throw usage(`--set ${pair} is not of the form place=text.`, 'brand words RUN_ID lists the places.')
    words.push([pair.slice(0, at), pair.slice(at + 1)])
  }
  return new Map(words)
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

/** What reads otherwise than before. @param {Map<string, string>} given @param {Record<string, string>} texts */
function differing(given, texts) {
  const places = Object.keys(texts)
  for (const path of given.keys())
    if (!places.some(place => `${place}.`.startsWith(`${path}.`)))
      throw usage(`${path} is no place of this run.`, 'brand words RUN_ID lists the places.')
  const words = new Map([...given].filter(([path, text]) => texts[path] !== text))
  const whole = [...words].find(([path, text]) => text !== '' && texts[path] === undefined)
  if (whole) throw usage(`${whole[0]} has several texts; it is left out as a whole with nothing behind the =.`)
  if (words.size > 0) return words
  throw usage('Nothing reads otherwise than before.', 'brand words RUN_ID --set data.headline="Doors at seven"')
}
