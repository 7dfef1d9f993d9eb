import type { Outcome } from '#dev/qstash/delivery/attempt.ts'
import type { Message } from '#dev/qstash/message.ts'
import { parseExpression } from '#dev/qstash/read/expression.ts'
import { retryAfter } from '#dev/qstash/read/retry-after.ts'

const DAY_MS = 86_400_000

/** Milliseconds until the next attempt: what the response asked for, else the message's expression, else the curve. */
export function retryDelay(
  message: Pick<Message, 'retried' | 'retryDelayExpression'>,
  outcome: Outcome,
  now: number,
): number {
  const asked = 'status' in outcome ? retryAfter(outcome.header, now) : undefined
  if (asked !== undefined) return asked
  const { retried, retryDelayExpression } = message
  if (retryDelayExpression !== undefined) {
    const ms = parseExpression(retryDelayExpression)(retried)
    if (ms >= 0) return Math.min(ms, DAY_MS)
  }
  return Math.min(DAY_MS, Math.exp(2.5 * (retried + 1)) * 1_000)
}

/** The receiver's word that another attempt is pointless. */
export const isFinal = (outcome: Outcome): boolean =>
  'status' in outcome && outcome.status === 489 && outcome.header['Upstash-Nonretryable-Error']?.[0] === 'true'
