// `brand login` by the browser: the page that asks, the way back to the program, and the door at which it fetches its key.
import * as z from 'zod'
import { goTo, isFromHere, pageAnswer, problemAnswer } from '#functions/agents/answers.ts'
import type { Doorkeeper } from '#functions/agents/authorize.ts'
import { type Asked, askPage, codePage, endPage } from '#functions/agents/command-line/page.ts'
import { statuses } from '#functions/http/answer/problem.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { Permission } from '#lib/caller/permissions.ts'
import { fetchKey, promiseKey } from '#lib/oauth/command-line.ts'
import type { Person } from '#lib/oauth/person.ts'
import { Problem } from '#lib/problem.ts'
import { shownName } from '#lib/shown-name.ts'

export const COMMAND_LINE = '/oauth/command-line'
const KEY = `${COMMAND_LINE}/key`
const MOST_BYTES = 16 * 1024
const MOST_NAME = 60

const Query = z.object({
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  state: z.string().regex(/^[0-9A-Za-z]{1,64}$/),
  port: z
    .literal('')
    .transform(() => null)
    .or(z.coerce.number().int().min(1024).max(65_535)),
  name: z.string().transform(text => shownName(text.slice(0, MOST_NAME)) || 'a machine without a name'),
})
const Yes = z.object({
  workspace: z.uuid('Choose one of your workspaces.'),
  mode: z.enum(['live', 'test'], 'Choose live or test.'),
  permission: z.array(Permission).min(1, 'Nothing was allowed. Go back and tick something, or deny.'),
})
const Fetched = z.object({ code: z.string(), verifier: z.string() })

type Keeper = Pick<Doorkeeper, 'world' | 'who' | 'toSignIn'>

export async function commandLine(request: Request, keeper: Keeper, request_id: string): Promise<Response> {
  if (new URL(request.url).pathname === KEY) return handedOut(request, keeper, request_id)
  try {
    return await pageOf(request, keeper)
  } catch (error) {
    if (error instanceof Problem) return cannotGoOn(error.message)
    throw error
  }
}

const cannotGoOn = (message: string, status = 400) => pageAnswer(endPage('This cannot go on', message), status)

async function pageOf(request: Request, keeper: Keeper): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url)
  const posted = request.method === 'POST'
  const form = posted ? new URLSearchParams(await cappedText(request, MOST_BYTES)) : searchParams
  const asked = Query.safeParse({ port: '', name: '', ...Object.fromEntries(form) }).data
  if (!asked) return cannotGoOn('This address is not whole. Start again with brand login.')
  const person = await keeper.who(request)
  if (!person && !posted)
    return keeper.toSignIn(pathname + search, {
      ...{ name: `brand login on ${asked.name}`, host: null, back: 'the command line on that machine' },
      wants: ['Have a key of its own, for what you tick'],
    })
  if (!person) return cannotGoOn('You are not signed in any more. Start again with brand login.')
  if (person.workspaces.length === 0)
    return cannotGoOn('None of your workspaces lets you make a key: that takes an admin or an owner.', 403)
  if (posted) return answered(request, keeper, { person, asked, form })
  return pageAnswer(askPage(COMMAND_LINE, person, asked), 200, { lead: placeOf(asked) })
}

const placeOf = ({ port }: Asked) => (port === null ? '' : `http://127.0.0.1:${port}`)

const backTo = (asked: Asked, more: Record<string, string>) =>
  goTo(`${placeOf(asked)}/?${new URLSearchParams({ state: asked.state, ...more })}`)

type Answer = { person: Person; asked: Asked; form: URLSearchParams }

async function answered(request: Request, { world }: Keeper, { person, asked, form }: Answer): Promise<Response> {
  if (!isFromHere(request, world.public_url)) return cannotGoOn('This form was sent from elsewhere.')
  const here = asked.port === null
  if (form.get('say') !== 'allow')
    return here
      ? pageAnswer(endPage('Nothing was allowed', 'You can close this page.'))
      : backTo(asked, { error: 'denied' })
  const yes = Yes.safeParse({ ...Object.fromEntries(form), permission: form.getAll('permission') })
  if (!yes.success) return cannotGoOn(yes.error.issues[0]?.message ?? '')
  const { workspace: workspace_id, mode, permission: permissions } = yes.data
  const wanted = { workspace_id, mode, permissions, challenge: asked.challenge, name: `brand on ${asked.name}` }
  const code = await promiseKey(world, person, wanted)
  return here ? pageAnswer(codePage(code)) : backTo(asked, { code })
}

async function handedOut(request: Request, { world }: Keeper, request_id: string): Promise<Response> {
  if (request.method !== 'POST')
    return problemAnswer(405, 'method_not_allowed', 'The command line posts here.', { Allow: 'POST' })
  try {
    const fetched = Fetched.safeParse(JSON.parse(await cappedText(request, MOST_BYTES))).data
    if (!fetched) throw new Problem('bad_request', 'code and verifier are missing.')
    const { key } = await fetchKey(world, request_id, fetched)
    return Response.json({ key }, { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (error instanceof Problem) return problemAnswer(statuses[error.code], error.code, error.message)
    if (error instanceof SyntaxError) return problemAnswer(400, 'malformed_body', 'The body is not JSON.')
    throw error
  }
}
