// @ts-check
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * @typedef {object} Asking
 * @property {NodeJS.ReadStream} input
 * @property {NodeJS.WriteStream} output
 * @property {AbortSignal} signal
 * @property {() => void} interrupt
 */

/** @param {Asking} asking @param {string} question */
export async function ask({ input, output, signal, interrupt }, question) {
  const line = createInterface({ input, output, terminal: true })
  line.on('SIGINT', interrupt)
  try {
    return (await line.question(question, { signal })).trim()
  } finally {
    line.close()
  }
}

/** For secrets: nothing of what is typed or pasted is shown. @param {Asking} asking @param {string} question */
export async function askHidden(asking, question) {
  const nowhere = Object.assign(new Writable({ write: (_chunk, _encoding, done) => done() }), {
    columns: 80,
    isTTY: true,
  })
  asking.output.write(question)
  try {
    return await ask({ ...asking, output: /** @type {NodeJS.WriteStream} */ (/** @type {unknown} */ (nowhere)) }, '')
  } finally {
    asking.output.write('\n')
  }
}
