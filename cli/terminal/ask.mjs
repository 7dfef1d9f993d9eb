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
export function ask(asking, question) {
  return answer(asking, asking.output, line => line.question(question, { signal: asking.signal }))
}

/** For secrets: nothing of what is typed or pasted is shown. @param {Asking} asking @param {string} question */
export async function askHidden(asking, question) {
  const nowhere = Object.assign(new Writable({ write: (_chunk, _encoding, done) => done() }), {
    columns: 80,
    isTTY: true,
  })
  const silent = /** @type {NodeJS.WriteStream} */ (/** @type {unknown} */ (nowhere))
  try {
    return await answer(asking, silent, line => {
      const typed = line.question('', { signal: asking.signal })
      // The terminal has stopped its echo by now: who answers the question at once is not shown either.
      asking.output.write(question)
      return typed
    })
  } finally {
    asking.output.write('\n')
  }
}

/**
 * @param {Asking} asking
 * @param {NodeJS.WriteStream} output
 * @param {(line: import('node:readline/promises').Interface) => Promise<string>} put
 */
async function answer({ input, interrupt }, output, put) {
  const line = createInterface({ input, output, terminal: true })
  line.on('SIGINT', interrupt)
  try {
    return (await put(line)).trim()
  } finally {
    line.close()
  }
}
