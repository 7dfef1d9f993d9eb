// URL groups, called topics in addresses.
import * as z from 'zod'
import { at, jsonOf, NAME, type Request, type Route } from '#dev/qstash/api/router.ts'
import type { Clock } from '#dev/qstash/clock.ts'
import { Refusal } from '#dev/qstash/read/refusal.ts'
import { assertUrl } from '#dev/qstash/read/settings.ts'
import type { Group, State } from '#dev/qstash/state.ts'

const Added = z.object({ endpoints: z.array(z.object({ name: z.string().optional(), url: z.string() })) })
const Removed = z.object({ endpoints: z.array(z.object({ name: z.string().optional(), url: z.string().optional() })) })

export function groupRoutes({ groups }: State, clock: Clock): Route[] {
  const found = (name = ''): Group => {
    const group = groups.get(name)
    if (!group) throw new Refusal(404, `url group ${name} not found`)
    return group
  }
  const add = ({ parts: [name = ''], body }: Request) => {
    const { endpoints } = parse(Added, body)
    for (const { url } of endpoints) assertUrl('endpoint', url)
    const now = Math.floor(clock.now())
    const group = groups.get(name) ?? { name, createdAt: now, updatedAt: now, endpoints: [] }
    const kept = group.endpoints.filter(known => !endpoints.some(endpoint => isSame(known, endpoint)))
    groups.set(name, { ...group, updatedAt: now, endpoints: [...kept, ...endpoints] })
    return {}
  }
  const remove = ({ parts: [name], body }: Request) => {
    const { endpoints } = parse(Removed, body)
    const group = found(name)
    const kept = group.endpoints.filter(known => !endpoints.some(endpoint => isSame(known, endpoint)))
    if (kept.length > 0) groups.set(group.name, { ...group, updatedAt: Math.floor(clock.now()), endpoints: kept })
    else groups.delete(group.name)
    return {}
  }
  return [
    ['GET', at('topics'), () => ({ body: groups.values() })],
    ['GET', at(`topics/${NAME}`), ({ parts: [name] }) => ({ body: found(name) })],
    [
      'DELETE',
      at(`topics/${NAME}`),
      ({ parts: [name] }) => {
        groups.delete(found(name).name)
        return {}
      },
    ],
    ['POST', at(`topics/${NAME}/endpoints`), add],
    ['DELETE', at(`topics/${NAME}/endpoints`), remove],
  ]
}

const isSame = (known: { name?: string; url: string }, given: { name?: string; url?: string }) =>
  given.url === known.url || (given.name !== undefined && given.name === known.name)

function parse<T>(schema: z.ZodType<T>, body: Buffer): T {
  const parsed = schema.safeParse(jsonOf(body))
  if (!parsed.success) throw new Refusal(400, parsed.error.message)
  return parsed.data
}
