// What a command says that did not come to its end: what is wrong, and what to do.
import { Stop } from '#dev/deploy/deployment.ts'

export type Told = { text: string; status: number }

/** Of Ctrl-C, a closed terminal and a machine that goes down alike. */
export const BROKEN_OFF: Told = {
  text: 'Broken off. What was done stays done, and the same command may be run again.',
  status: 130,
}

export function tell(error: unknown): Told {
  if (error instanceof Stop) return { text: `${error.message}\n→ ${error.cure}`, status: 1 }
  if (codeOf(error) === 'ABORT_ERR') return BROKEN_OFF
  return { text: `${plain(error)}\n→ ${cureOf(error)}`, status: 1 }
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string } | null)?.code

/** What it says and why, as far as each adds something: the innermost reason names the host. */
export function plain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.message.replace(/\b[A-Z][a-zA-Z]*Error: /g, '')
  const inner = (error as { sourceError?: unknown }).sourceError ?? error.cause
  if (inner === undefined || inner === null) return own
  const why = plain(inner)
  const [head = ''] = why.split(': ')
  return own.endsWith(head) ? `${own}${why.slice(head.length)}` : `${own}: ${why}`
}

const AGAIN = 'run the same command again; what was done stays done.'
const UNREACHED = /fetch failed|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|timed? ?out|network/i

export const isUnreached = (error: unknown): boolean => UNREACHED.test(plain(error))

function cureOf(error: unknown): string {
  if (isUnreached(error)) return `Check the network and the address that is named, then ${AGAIN}`
  if (/^(?:ENOENT|EACCES|EPERM|EROFS|ENOSPC|EISDIR|ENOTDIR)$/.test(codeOf(error) ?? ''))
    return `Mend what it says of the file, then ${AGAIN}`
  return `Mend it, then ${AGAIN} \`npm run doctor\` looks for its cause.`
}
