// An owner connects an account: a one-time link, the platform's consent, and back with a code that becomes tokens.
import * as z from 'zod'
import { randomBase62, sha256Hex } from '#lib/bytes.ts'
import type { Platform } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { findWorkspace } from '#lib/keys/store.ts'
import { Problem } from '#lib/problem.ts'
import {
  connectAccount,
  findLink,
  insertLink,
  type Link,
  type LinkRef,
  startLink,
  takeState,
} from '#lib/publish/connect/links-store.ts'
import { challengeOf, type Identity, type OAuth, type SignIn, type Tokens } from '#lib/publish/connect/oauth.ts'
import { sealTokens } from '#lib/publish/connect/sealed.ts'
import { ways } from '#lib/publish/connect/ways.ts'
import type { Platforms } from '#lib/publish/control/live.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import { seal, unseal } from '#lib/seal.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export const LINK_MINUTES = 15
const SECRET_LENGTH = 43
const secretForm = /^[0-9A-Za-z]{43}$/

export type WayOut =
  /** No link, a used one, or one whose time is over. */
  | 'link_over'
  /** Our registration with the platform is missing, or the platform does not know it. */
  | 'not_set_up'
  | 'denied'
  /** Another browser, or another attempt than the last one. */
  | 'wrong_state'
  | 'platform_silent'
  /** The platform does not give what we need, for a reason that is told. */
  | 'platform_refused'

export class ConnectRefusal extends Error {
  readonly way: WayOut
  constructor(way: WayOut, message = '') {
    super(message)
    this.name = 'ConnectRefusal'
    this.way = way
  }
}

/** The link is in this answer and nowhere else. */
export async function createConnectLink(
  world: World,
  { workspace_id, platform, made_by }: { workspace_id: string; platform: Platform; made_by: string },
): Promise<{ url: string; expires_at: string }> {
  if (!(await findWorkspace(world.db, workspace_id)))
    throw new Problem('bad_request', `There is no workspace ${workspace_id}.`)
  const secret = randomBase62(SECRET_LENGTH, world.random)
  const expires_at = after(world.now(), LINK_MINUTES * MINUTE_MS).toISOString()
  await insertLink(world.db, { hash: await sha256Hex(secret), workspace_id, target: platform, made_by, expires_at })
  return { url: `${world.public_url}/connect/${platform}?link=${secret}`, expires_at }
}

export type Connecting = { world: World; platforms: Platforms; platform: Platform; secret: string | undefined }

const refOf = async ({ world, platform, secret = '' }: Connecting): Promise<LinkRef> => ({
  hash: secretForm.test(secret) ? await sha256Hex(secret) : '',
  target: platform,
  now: world.now().toISOString(),
})

function appOf({ platforms, platform }: Connecting) {
  const app = platforms.apps[platform]
  if (!app) throw new ConnectRefusal('not_set_up')
  return app
}

/** `asks` where we are let in by a password that is made for us, and not by the platform's own page. */
type Opened = Link & { allows: string[]; asks: SignIn['asks'] | null }

/** For the page with the button. */
export async function openLink(asked: Connecting): Promise<Opened> {
  const link = await findLink(asked.world.db, await refOf(asked))
  if (!link) throw new ConnectRefusal('link_over')
  const app = appOf(asked)
  const way = ways[asked.platform]
  if ('sign_in' in way) return { ...link, allows: way.allows, asks: way.asks }
  const besides = [app.comments && way.comments?.allows, app.pages && way.pages?.allows]
  return { ...link, allows: [...way.allows, ...besides.filter(one => typeof one === 'string')], asks: null }
}

const Noted = z.object({ state: z.string(), verifier: z.string() })
/** Kept with the link while its owner chooses what to post as. */
const Choosing = z.object({
  tokens: z.object({
    ...{ access_token: z.string(), refresh_token: z.string().nullable(), scopes: z.array(z.string()) },
    ...{ expires_in: z.number().nullable(), refresh_expires_in: z.number().nullable() },
  }),
  choices: z.array(
    z.object({
      ...{ external_id: z.string(), username: z.string(), handle: z.string().nullable().default(null) },
      kind: z.enum(['member', 'page', 'business', 'channel']).default('member'),
    }),
  ),
})
const statePlace = ({ workspace_id }: Pick<Link, 'workspace_id'>, platform: Platform) =>
  `${workspace_id}|connect:${platform}|state`
const redirectUri = ({ world, platform }: Connecting) => `${world.public_url}/connect/${platform}/callback`

function oauthOf(platform: Platform): OAuth {
  const way = ways[platform]
  if ('sign_in' in way) throw new ConnectRefusal('wrong_state')
  return way
}

/** Where the browser goes next. */
export async function startConnecting(asked: Connecting): Promise<string> {
  const { world, platforms, platform } = asked
  const ref = await refOf(asked)
  const link = await openLink(asked)
  const noted = { state: randomBase62(SECRET_LENGTH, world.random), verifier: randomBase62(64, world.random) }
  await note(asked, ref, link, noted)
  const challenge = await challengeOf(noted.verifier)
  const { state } = noted
  const url = oauthOf(platform).authorize(appOf(asked), { redirect_uri: redirectUri(asked), state, challenge })
  return platforms.reach.address(url)
}

async function note({ world, platform }: Connecting, ref: LinkRef, link: Link, noted: object): Promise<void> {
  const sealed = await seal(world.keyring, world.random, JSON.stringify(noted), statePlace(link, platform))
  if (!(await startLink(world.db, ref, sealed))) throw new ConnectRefusal('link_over')
}

async function readNote({ world, platform }: Connecting, link: Link): Promise<unknown> {
  if (link.state === null) throw new ConnectRefusal('wrong_state')
  return JSON.parse(await unseal(world.keyring, link.state, statePlace(link, platform)))
}

export type Returned = { code?: string | undefined; state?: string | undefined; error?: string | undefined }
export type Connected = { workspace_name: string; username: string }
/** Its owner may post as more than one, and has to say as which. */
export type Choice = { workspace_name: string; choices: Identity[] }

/** The browser is back from the platform. A refusal leaves the link as it was, so that it can be tried again. */
export async function finishConnecting(asked: Connecting, returned: Returned): Promise<Connected | Choice> {
  const { world } = asked
  const ref = await refOf(asked)
  const link = await findLink(world.db, ref)
  if (!link) throw new ConnectRefusal('link_over')
  const noted = Noted.safeParse(await readNote(asked, link)).data
  if (!noted || returned.state !== noted.state) throw new ConnectRefusal('wrong_state')
  if (!(await takeState(world.db, ref, link.state ?? ''))) throw new ConnectRefusal('wrong_state')
  if (returned.error || !returned.code) throw new ConnectRefusal('denied')
  const { code } = returned
  const { pages = [], ...allowed } = await letIn(asked, () => byConsent(asked, code, noted.verifier))
  if (pages.length === 0) return keepAccount(asked, ref, link, allowed)
  const choices = [allowed.identity, ...pages]
  await note(asked, ref, link, { tokens: allowed.tokens, choices })
  return { workspace_name: link.workspace_name, choices }
}

/** Its owner has said as which to post. */
export async function chooseIdentity(asked: Connecting, external_id: string): Promise<Connected> {
  const ref = await refOf(asked)
  const link = await findLink(asked.world.db, ref)
  if (!link) throw new ConnectRefusal('link_over')
  const noted = Choosing.safeParse(await readNote(asked, link)).data
  const identity = noted?.choices.find(one => one.external_id === external_id)
  if (!noted || !identity) throw new ConnectRefusal('wrong_state')
  return keepAccount(asked, ref, link, { tokens: noted.tokens, identity })
}

/** Its owner has entered a password that was made for us; it is used here and kept nowhere. */
export async function signIn(asked: Connecting, given: { name: string; password: string }): Promise<Connected> {
  const ref = await refOf(asked)
  const link = await findLink(asked.world.db, ref)
  if (!link) throw new ConnectRefusal('link_over')
  appOf(asked)
  const way = ways[asked.platform]
  if (!('sign_in' in way)) throw new ConnectRefusal('wrong_state')
  if (given.name.trim() === '' || !way.asks.form.test(given.password))
    throw new ConnectRefusal('platform_refused', 'That is no app password: it has the form xxxx-xxxx-xxxx-xxxx.')
  return keepAccount(asked, ref, link, await letIn(asked, () => way.sign_in(given, asked.platforms.reach.http)))
}

type LetIn = { tokens: Tokens; identity: Identity; pages?: Identity[] }

async function keepAccount(
  asked: Connecting,
  ref: LinkRef,
  link: Link,
  { tokens, identity }: LetIn,
): Promise<Connected> {
  const { world, platform } = asked
  const at = world.now().toISOString()
  const kept = await ownTokens(asked, identity, tokens)
  const sealed = await sealTokens(world, { workspace_id: link.workspace_id, platform, ...identity }, kept)
  const account = { ...identity, ...sealed, id: world.id(), scopes: kept.scopes }
  // Whoever used the link is not known here; whoever made it answers for it.
  const actor = link.made_by ? `connect_link:${link.made_by}` : 'connect_link'
  const by = { id: world.id(), actor, request_id: null, at }
  const connected = await connectAccount(world.db, ref, account, by)
  if (!connected) throw new ConnectRefusal('link_over')
  announce(world, connected.hints)
  return { workspace_name: link.workspace_name, username: identity.username }
}

async function ownTokens(asked: Connecting, identity: Identity, tokens: Tokens): Promise<Tokens> {
  const way = ways[asked.platform]
  if (!('own' in way) || !way.own) return tokens
  const { own } = way
  const { tokens: kept } = await letIn(asked, async () => ({
    identity,
    tokens: await own(identity, tokens, asked.platforms.reach.http),
  }))
  return kept
}

async function byConsent(asked: Connecting, code: string, verifier: string): Promise<LetIn> {
  const way = oauthOf(asked.platform)
  const { http } = asked.platforms.reach
  const app = appOf(asked)
  const tokens = await way.exchange(app, { code, redirect_uri: redirectUri(asked), verifier }, http)
  assertGranted(way, tokens)
  const identity = await way.identify(tokens, http)
  return { tokens, identity, pages: ((app.pages || way.own) && (await way.pages?.find(tokens, http))) || [] }
}

async function letIn(asked: Connecting, work: () => Promise<LetIn>): Promise<LetIn> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConnectRefusal) throw error
    if (!(error instanceof PublishError) || error.outcome === 'retry') throw new ConnectRefusal('platform_silent')
    asked.world.report(error, { connect: asked.platform })
    if (error.outcome === 'blocked') throw new ConnectRefusal('not_set_up')
    throw new ConnectRefusal('platform_refused', error.message)
  }
}

/** At some platforms an owner may untick what was asked for. */
function assertGranted({ needs }: OAuth, { scopes }: Tokens): void {
  const missing = scopes.length > 0 ? needs.filter(scope => !scopes.includes(scope)) : []
  if (missing.length > 0)
    throw new ConnectRefusal('platform_refused', `This was not allowed, and is needed: ${missing.join(', ')}.`)
}
