// While the operator has paused the deployment: what only reads goes on, nothing is changed and nothing goes out.
import { createMiddleware } from 'hono/factory'
import { isSafe } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { Problem } from '#lib/problem.ts'

/** These have an answer of their own, or are what ends a pause. */
const OTHERS = ['/hooks/', '/internal/']
const RETRY_SECONDS = 60

const pass = createMiddleware<AppEnv>((_, next) => next())

/** Callers are told to come again; so is whoever returns from a platform, because that reading writes. */
const refuse = createMiddleware<AppEnv>(async (c, next) => {
  const { path, method } = c.req
  if (OTHERS.some(start => path.startsWith(start)) || (isSafe(method) && !path.startsWith('/connect/'))) return next()
  const message = 'The service is paused by its operator. Nothing was changed; try again later.'
  throw new Problem('dependency_unavailable', message, { retry_after: RETRY_SECONDS })
})

/** A message is a hint: taken and left, because the row that it stands for stays due. */
const park = createMiddleware<AppEnv>(async c => c.json({ paused: true }))

export const frozenWhere = (paused = false) => (paused ? refuse : pass)
export const parkedWhere = (paused = false) => (paused ? park : pass)
