// @ts-check
/** @import { Shell } from '../shell.mjs' */
import { createHash, randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { networkFailure, refusal } from '../api/answer.mjs'
import { EXIT, usage } from '../failure/failure.mjs'
import { askHidden } from '../terminal/ask.mjs'
import { hasBrowser, openInBrowser } from '../terminal/browser.mjs'
import { openReturn } from './return.mjs'

const PATIENCE_MS = 30_000
const codeForm = /^[0-9A-Za-z]{43}$/

/** A key that a person gives this program in the browser, or types here. @param {Shell} shell @param {string} base */
export async function keyFromPerson(shell, base) {
  const { note } = shell
  const verifier = randomBytes(32).toString('hex')
  const state = randomBytes(16).toString('hex')
  const back = hasBrowser(shell) ? await openReturn(state) : undefined
  const url = addressOf(base, { verifier, state, port: back?.port })
  note(back ? `Say yes in the browser: ${url}` : `Say yes in a browser, and paste the code that it shows:\n${url}`)
  if (back) openInBrowser(shell, url)
  try {
    const given = await firstOf(shell, back?.code)
    return codeForm.test(given) ? await fetchKey(shell, base, { code: given, verifier }) : given
  } finally {
    back?.close()
  }
}

/** @param {string} base @param {{ verifier: string, state: string, port: number | undefined }} asked */
function addressOf(base, { verifier, state, port }) {
  const challenge = createHash('sha256').update(verifier).digest('hex')
  const query = new URLSearchParams({ name: hostname(), challenge, state, ...(port && { port: String(port) }) })
  return `${base}/oauth/command-line?${query}`
}

/** What the browser brings back or what is typed, whichever comes first. @param {Shell} shell @param {Promise<string> | undefined} brought */
async function firstOf({ stdin, stderr, signal, interrupt }, brought) {
  const over = new AbortController()
  const asking = {
    ...{ input: stdin, output: stderr, signal: AbortSignal.any([signal, over.signal]) },
    interrupt: () => interrupt(EXIT.interrupted),
  }
  const typed = askHidden(asking, `${brought ? 'Or paste' : 'Code, or'} an API key (not shown): `)
  try {
    return await (brought ? Promise.race([typed, brought]) : typed)
  } finally {
    over.abort()
    await typed.catch(() => undefined)
  }
}

/** @param {Shell} shell @param {string} base @param {{ code: string, verifier: string }} fetched @returns {Promise<string>} */
async function fetchKey({ signal }, base, fetched) {
  const answer = await fetch(`${base}/oauth/command-line/key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fetched),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch(error => {
    signal.throwIfAborted()
    throw networkFailure(error, base)
  })
  const text = await answer.text()
  if (!answer.ok) throw refusal({ status: answer.status, headers: answer.headers, text })
  const { key } = JSON.parse(text)
  if (typeof key !== 'string') throw usage(`${base} gave no key.`, 'Is this the address of the service?')
  return key
}
