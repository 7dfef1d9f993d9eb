// Who takes part: workspaces with their keys and receivers, made by the real verbs before anything goes wrong.
import { sql } from 'drizzle-orm'
import type { World } from '#lib/ctx.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { type AssetType, type Plan, periodOf, plans } from '#lib/plans.ts'
import { grants } from '#lib/prices.ts'
import { changePostingSettings, nameReviewer } from '#lib/publish/approval/settings.ts'
import { listChats, newWord } from '#lib/studio/chats.ts'
import { bindProfile, createProfile } from '#lib/studio/profile.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { type LetIn, letIn } from './let-in.ts'
import type { Service } from './service.ts'

export type Tenant = {
  workspace_id: string
  plan: Plan
  live_key: string
  live_key_id: string
  test_key: string | null
  /** Somebody looks at its posts before they go out. */
  careful: boolean
  /** Of live endpoints; each wants `*`. */
  endpoints: { id: string; url: string }[]
  /** Of live mode, by platform; the second ones are such as cannot be asked. */
  accounts: Record<'x' | 'linkedin' | 'instagram', string[]>
  /** Used before the simulation began, so that the cap is met. */
  used_before: Partial<Record<AssetType, number>>
  period: string
}

/** Its key is bound to a profile of Studio, which has all of its chats and these accounts. */
export type Shop = { tenant: Tenant; social: string[] }

/** A key that is taken away while requests come with it. */
export type Revocable = {
  id: string
  key: string
  revoked_at: number | null
  /** Whoever revokes it tries again until it is told that it is done; others leave it at one try. */
  insists: boolean
}

/** `keepers` ask for no runs: they write to their brands and libraries. `payers` only subscribe, `shops` have cards made of their events. */
export type Stage = {
  tenants: Tenant[]
  keepers: Tenant[]
  payers: Tenant[]
  shops: Shop[]
  revocables: Revocable[]
  agents: LetIn[]
}

const by = { actor: 'admin', request_id: 'simulation' }
const DAILY_LIMIT = 100_000

/** So many cards are left to the smallest tenant when the simulation begins. */
const CARDS_LEFT = 4

const REVOCABLES = 12
/** Whose posts somebody looks at. */
const CAREFUL = 2
const REVIEWING_CHAT = 900

const KEEPERS = 2
const AGENTS = 6
/** As many as there are lives of a subscriber. */
const PAYERS = 7
/** Left of the grant of one tenant, so that it comes to its end. */
const CREDITS_LEFT = 40

export async function setStage(service: Service): Promise<Stage> {
  const tenants: Tenant[] = []
  for (const plan of ['scale', 'scale', 'scale', 'growth', 'starter'] as const)
    tenants.push(await tenant(service, plan, tenants.length))
  await lookAt(service, tenants[CAREFUL])
  const keepers: Tenant[] = []
  while (keepers.length < KEEPERS) keepers.push(await tenant(service, 'scale', tenants.length + keepers.length))
  const payers: Tenant[] = []
  while (payers.length < PAYERS)
    payers.push(await tenant(service, 'growth', tenants.length + keepers.length + payers.length))
  const shops: Shop[] = []
  for (const plan of ['growth', 'scale'] as const)
    shops.push(await shop(service, plan, tenants.length + keepers.length + payers.length + shops.length))
  const revocables: Revocable[] = []
  for (let count = 0; count < REVOCABLES; count++) {
    const minted = await done(service, world =>
      mint(world, by, MintInput.parse({ name: 'Revoked', mode: 'live', workspace_id: tenants[0]?.workspace_id })),
    )
    revocables.push({ id: minted.id, key: minted.key, revoked_at: null, insists: count % 2 === 0 })
  }
  const agents: LetIn[] = []
  for (const grown = tenants.filter(one => one.plan === 'scale'); agents.length < AGENTS; ) {
    const host = grown[agents.length % grown.length] as Tenant
    agents.push(await done(service, world => letIn(service, world, host)))
  }
  await empty(
    service,
    tenants.find(one => one.plan === 'growth'),
  )
  return { tenants, keepers, payers, shops, revocables, agents }
}

async function tenant(service: Service, plan: Plan, index: number): Promise<Tenant> {
  const workspace = await done(service, world =>
    createWorkspace(world, { name: `Tenant ${index}`, plan, time_zone: 'UTC' }),
  )
  const key = (mode: 'live' | 'test') =>
    done(service, world =>
      mint(
        world,
        by,
        MintInput.parse({
          ...{ auto_post: index % 2 === 0, daily_limit: DAILY_LIMIT },
          ...{ name: mode, mode, workspace_id: workspace.id },
        }),
      ),
    )
  const live = await key('live')
  const test = plans[plan].test_keys ? await key('test') : null
  const endpoints: Tenant['endpoints'] = []
  for (let count = 0; count < (index % 2) + 1; count++) {
    const url = `https://hooks-${index}-${count}.example.com/told`
    const answer = await service.ask('POST', 'webhooks', live.key, { url, events: ['*'] })
    if (answer?.status !== 201) throw new Error(`no endpoint could be added: ${answer?.text}`)
    endpoints.push({ id: JSON.parse(answer.text).id, url })
  }
  const accounts = { x: ['x', 'mute'], linkedin: ['company', 'mute'], instagram: ['studio'] }
  for (const [platform, names] of Object.entries(accounts))
    for (const [at, name] of names.entries())
      names[at] = await account(service, workspace.id, platform, `${name}-${index}`)
  const period = await done(service, async world => periodOf({ workspace }, world.now()).key)
  const used_before = plan === 'starter' ? { card: plans.starter.caps.card - CARDS_LEFT } : {}
  for (const [kind, used] of Object.entries(used_before))
    await done(service, world =>
      world.db.execute(
        sql`insert into usage (workspace_id, kind, period, used) values (${workspace.id}, ${kind}, ${period}, ${used})`,
      ),
    )
  return {
    ...{
      workspace_id: workspace.id,
      plan,
      live_key: live.key,
      live_key_id: live.id,
      test_key: test?.key ?? null,
      careful: false,
    },
    ...{ endpoints, accounts, used_before, period },
  }
}

async function shop(service: Service, plan: Plan, index: number): Promise<Shop> {
  const of = await tenant(service, plan, index)
  const { workspace_id, live_key_id, accounts } = of
  const social = Object.values(accounts).map(([first = '']) => first)
  await done(service, async world => {
    const wanted = { workspace_id, name: 'Desk', templates: null, theme: 'auto' as const, default_caption: '' }
    const profile = await createProfile(world, by, { ...wanted, telegram: true, social })
    await bindProfile(world, by, { id: live_key_id, workspace_id: null }, profile.id)
  })
  return { tenant: of, social }
}

/** All of its posts wait for the people in one chat. */
async function lookAt(service: Service, tenant: Tenant | undefined): Promise<void> {
  if (!tenant) throw new Error('nobody is to be looked at')
  const { workspace_id } = tenant
  const { word } = await done(service, world => newWord(world, workspace_id))
  await service.bot.happens({ message: { chat: { id: REVIEWING_CHAT, type: 'group' }, text: `/start ${word}` } })
  await done(service, async world => {
    const [chat] = await listChats(world, workspace_id)
    await changePostingSettings(world, by, workspace_id, { approval: 'always' })
    await nameReviewer(world, by, workspace_id, { chat_id: chat?.id ?? '', name: 'Mara' })
  })
  tenant.careful = true
}

/** Nearly all of its grant was taken before. */
async function empty(service: Service, poor: Tenant | undefined): Promise<void> {
  if (!poor) throw new Error('nobody is on the plan growth')
  const { workspace_id, period } = poor
  await done(service, world =>
    world.db.execute(sql`
      with filled as (
        update wallets set period = ${period}, granted = ${CREDITS_LEFT}, spent = ${grants.growth - CREDITS_LEFT}, entries = entries + 1
        where workspace_id = ${workspace_id} returning entries)
      insert into credit_entries (id, workspace_id, sequence, source, source_id, amount, balance_after, created_at)
      select ${world.id()}, ${workspace_id}, entries, 'grant', 'stage', ${CREDITS_LEFT}, ${CREDITS_LEFT}, ${world.now().toISOString()} from filled`),
  )
}

/** Connected beforehand: how accounts come in is not what is simulated. */
async function account(service: Service, workspace_id: string, platform: string, name: string): Promise<string> {
  return done(service, async world => {
    const [id, at] = [world.id(), world.now().toISOString()]
    await world.db.execute(
      sql`insert into connected_accounts (id, workspace_id, platform, external_id, username, access_token, created_at, updated_at)
          values (${id}, ${workspace_id}, ${platform}, ${name}, ${name}, 'sealed', ${at}, ${at})`,
    )
    return id
  })
}

async function done<T>(service: Service, work: (world: World) => Promise<T>): Promise<T> {
  const outcome = await service.act('stage', work)
  if (!outcome || 'failed' in outcome) throw new Error('the stage could not be set', { cause: outcome?.failed })
  return outcome.done
}
