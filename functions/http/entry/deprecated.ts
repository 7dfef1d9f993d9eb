import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#functions/http/app-env.ts'
import { DAY_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'

const NOTICE_DAYS = 90

export type Deprecation = {
  /** The first day of notice, `YYYY-MM-DD`. */
  since: string
  /** The day on which the operation ends: 90 days after `since` at the earliest. */
  sunset: string
  /** A page that says why and what to do. */
  about: string
  /** The path that does it from now on. */
  successor?: string
}

/** Tells callers of an operation that it will end, and ends it on that day. */
export function deprecated({ since, sunset, about, successor }: Deprecation) {
  const ends = new Date(`${sunset}T00:00:00Z`)
  const notice = (ends.getTime() - Date.parse(`${since}T00:00:00Z`)) / DAY_MS
  if (!(notice >= NOTICE_DAYS)) throw new Error(`a sunset comes ${NOTICE_DAYS} days after its notice, not ${notice}`)
  const links = [
    `<${about}>; rel="deprecation"`,
    `<${about}>; rel="sunset"`,
    ...(successor ? [`<${successor}>; rel="successor-version"`] : []),
  ]
  return createMiddleware<AppEnv>(async (c, next) => {
    c.header('Deprecation', 'true')
    c.header('Sunset', ends.toUTCString())
    c.header('Link', links.join(', '))
    if (c.var.world.now() >= ends)
      throw new Problem(
        'operation_removed',
        `This operation ended on ${sunset}.${successor ? ` Use ${successor}.` : ''}`,
      )
    await next()
  })
}
