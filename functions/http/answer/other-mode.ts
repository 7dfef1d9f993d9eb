// A refusal of what the caller has in the other mode says so; of what others have it says nothing.
import type { Context } from 'hono'
import { answer, asProblem, onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { isOfOtherMode } from '#lib/keys/other-mode-store.ts'
import { Problem } from '#lib/problem.ts'

const named = (livemode: boolean) => (livemode ? 'live' : 'test')

/** As `onError`, for the api. */
export async function onApiError(error: Error, c: Context<AppEnv>): Promise<Response> {
  const { code, message } = asProblem(error)
  const ctx = c.get('ctx')
  if (!ctx || !code.endsWith('_not_found')) return onError(error, c)
  const is_other = await isOfOtherMode(ctx, code, c.req.path).catch(() => false)
  if (!is_other) return onError(error, c)
  const [own, other] = [named(ctx.livemode), named(!ctx.livemode)]
  return answer(
    c,
    new Problem(code, `${message} Of its ${other} mode there is: a ${own} key sees what is ${own} alone.`),
  )
}
