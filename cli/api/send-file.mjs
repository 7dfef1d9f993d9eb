// @ts-check
// Sends a file of this machine to the addresses that the service has named for it, piece by piece.
/** @import { AnswerOf } from '../../client/index.mjs' */
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { networkFailure, refusal } from './answer.mjs'

const FIRST_PAUSE_MS = 500

/** @typedef {Pick<AnswerOf<'addVideo'>, 'upload_url' | 'upload'>} Places */
/** @typedef {{ base: string, retries: number, signal: AbortSignal }} Way */

/**
 * @param {string} path @param {Places} places @param {Way} way
 * @param {(percent: number) => void} sent
 */
export async function sendFile(path, { upload_url, upload }, way, sent) {
  if (!upload) return
  const urls = upload_url ? [upload_url] : upload.part_urls
  const file = await open(path)
  try {
    for (const [at, url] of urls.entries()) {
      await send('PUT', url, await piece(file, at * upload.part_size, upload.part_size), way)
      sent(Math.round(((at + 1) / urls.length) * 100))
    }
  } finally {
    await file.close()
  }
  if (!upload_url) await send('POST', upload.complete_url, undefined, way)
}

/** @param {import('node:fs/promises').FileHandle} file @param {number} from @param {number} most */
async function piece(file, from, most) {
  const { size } = await file.stat()
  const bytes = new Uint8Array(Math.min(most, size - from))
  await file.read(bytes, 0, bytes.length, from)
  return bytes
}

/**
 * Once more after a broken connection or a 5xx: a piece that is sent again replaces the first.
 * @param {string} method @param {string} url @param {Uint8Array<ArrayBuffer> | undefined} body @param {Way} way
 */
async function send(method, url, body, { base, retries, signal }) {
  for (let attempt = 0; ; attempt++) {
    const last = attempt >= retries
    try {
      const answer = await fetch(url, { method, signal, ...(body && { body }) })
      const text = await answer.text()
      // Its first answer was lost: what is complete is at this address no more.
      if (answer.ok || (attempt > 0 && answer.status === 404)) return
      if (answer.status < 500 || last) throw refusal({ status: answer.status, headers: answer.headers, text })
    } catch (error) {
      if (signal.aborted || last || !(error instanceof TypeError)) throw networkOr(error, base)
    }
    await sleep(FIRST_PAUSE_MS * 2 ** attempt, undefined, { signal })
  }
}

/** @param {unknown} error @param {string} base */
const networkOr = (error, base) => (error instanceof TypeError ? networkFailure(error, base) : error)
