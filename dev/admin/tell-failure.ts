// What a command that failed says: what was wrong and what is taken, never a statement and its values.
import { DrizzleQueryError } from 'drizzle-orm'
import { AdminUsage } from '#dev/admin/flags.ts'
import { NotConfigured } from '#dev/admin/services.ts'
import { type Code, Problem } from '#lib/problem.ts'

export function tellFailure(error: unknown): { text: string; status: number } {
  if (error instanceof AdminUsage || error instanceof NotConfigured) return { text: error.message, status: 2 }
  if (error instanceof Problem) return { text: sayProblem(error), status: 1 }
  if (error instanceof DrizzleQueryError) return { text: sayRefusal(error.cause), status: 1 }
  return { text: error instanceof Error ? (error.stack ?? error.message) : String(error), status: 1 }
}

/** The one who types here sets plans; callers of the service buy them. */
const PLAN = 'Without a payment: npm run admin -- plan set --workspace ID --plan pro'
const cures: Partial<Record<Code, string>> = { subscription_inactive: PLAN, plan_upgrade_required: PLAN }

function sayProblem({ code, message }: Problem): string {
  const cure = cures[code]
  return `${code}: ${message}${cure ? `\n${cure}` : ''}`
}

/** PostgreSQL's code for a text that is not of the type asked for. */
const NOT_OF_TYPE = '22P02'

function sayRefusal(cause: unknown): string {
  const { code, message } = (cause ?? {}) as { code?: string; message?: string }
  return code === NOT_OF_TYPE
    ? 'That is no id: ids are as the lists print them, such as 01890a5d-ac96-774b-bcce-b302099a8057.'
    : `The database refused it: ${message ?? 'it gave no reason'}.`
}
