// @ts-check
/** @import { FeedEvent } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { oneLine } from '../terminal/words.mjs'

/**
 * @param {FeedEvent} event
 * @param {{ status: number } | { trouble: string } | undefined} went
 * @param {number} ms
 * @param {Screen} screen
 */
export function eventLine({ sequence, type, timestamp, data }, went, ms, { paint }) {
  const about = [data.id, data.run_id, data.platform, data.status, data.verdict].filter(one => typeof one === 'string')
  const time = oneLine(timestamp).slice(11, 19)
  const line = `${paint.dim(`${time} #${sequence}`)} ${paint.cyan(oneLine(type))} ${about.map(oneLine).join(' ')}`
  if (!went) return line
  if ('trouble' in went) return `${line} ${paint.red(`-> ${went.trouble}`)}`
  const taken = went.status >= 200 && went.status < 300
  return `${line} ${(taken ? paint.green : paint.red)(`-> ${went.status} in ${ms} ms`)}`
}
