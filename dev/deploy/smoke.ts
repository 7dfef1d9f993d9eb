// Proof that a deployment works from end to end: the queue's signed calls arrive, a card is made and fetched, a picture is taken in.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Deployment, Stop } from '#dev/deploy/deployment.ts'
import { keepValues, needed } from '#dev/deploy/ready.ts'
import type { Values } from '#dev/deploy/settings.ts'
import type { Tools } from '#dev/deploy/tools.ts'
import { clientOf } from '#dev/schedule.ts'
import { outsideWorld, type Services } from '#dev/world.ts'
import type { World } from '#lib/ctx.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'

const CARD_SECONDS = 60
const HOOK_SECONDS = 30
const LOOK_AGAIN_MS = 1_000
const by = { actor: 'deploy', request_id: 'smoke' }
/** One of the project's own. */
const PICTURE = 'docs/pictures/announcement-oriel.webp'
const BRIEF = { brief: 'We are open until 8 pm on Thursdays.', channel: 'linkedin', asset_type: 'card' }

export async function smoke(tools: Tools, deployment: Deployment, values: Values): Promise<void> {
  needed(deployment, values, ['PUBLIC_URL', 'RENDER_URL', 'QSTASH_URL', 'QSTASH_TOKEN', 'DATABASE_URL'])
  await hookArrives(tools, values, 'api', `${values.PUBLIC_URL}/hooks/sweep`, { v: 1, kind: 'records' })
  await hookArrives(tools, values, 'render', `${values.RENDER_URL}/hooks/steps`, { v: 1, run_id: randomUUID() })
  const world = outsideWorld(values as Services & Values, values.PUBLIC_URL ?? '')
  const workspace_id = values.SMOKE_WORKSPACE_ID ?? (await newWorkspace(world, deployment, values))
  const key = await mint(world, by, MintInput.parse({ workspace_id, mode: 'test', name: 'Smoke test' }))
  try {
    const service = { api: `${values.PUBLIC_URL}/api/v1/programmatic`, secret: key.key }
    await cardIsMade(tools, service)
    await pictureIsTaken(tools, service)
  } finally {
    await revoke(world, by, { id: key.id, workspace_id: null }).catch(() => undefined)
  }
}

/** One for all smoke tests of a deployment. */
async function newWorkspace(world: World, deployment: Deployment, values: Values): Promise<string> {
  const { id } = await createWorkspace(world, { name: 'Smoke test', plan: 'pro', time_zone: 'UTC' })
  keepValues(deployment, values, { SMOKE_WORKSPACE_ID: id })
  return id
}

/** The queue says whether its signed call was taken; our own way by hand cannot stand in for it here. */
async function hookArrives(tools: Tools, values: Values, worker: string, url: string, body: unknown): Promise<void> {
  const queue = clientOf({ url: values.QSTASH_URL ?? '', token: values.QSTASH_TOKEN ?? '' })
  const { messageId } = await queue.publishJSON({ url, body, retries: 0 })
  for (let waited = 0; waited < HOOK_SECONDS; waited++) {
    const { logs } = await queue.logs({ messageIds: [messageId] })
    const states = logs.filter(log => log.messageId === messageId).map(log => log.state)
    if (states.includes('DELIVERED')) return tools.print(`  ${worker} takes signed calls of the queue`)
    if (states.includes('FAILED') || states.includes('ERROR')) throw await refused(queue, { messageId, worker, url })
    await tools.pause(LOOK_AGAIN_MS)
  }
  throw new Stop(
    `A call of the queue did not reach ${worker} within ${HOOK_SECONDS} s.`,
    'npm run doctor says which of queue, address and keys is wrong.',
  )
}

type Call = { messageId: string; worker: string; url: string }

/** The queue keeps what it gave up, with what it was answered. */
async function refused(queue: ReturnType<typeof clientOf>, { messageId, worker, url }: Call): Promise<Stop> {
  const { messages } = await queue.dlq.listMessages({ filter: { messageId } }).catch(() => ({ messages: [] }))
  const answered = messages.find(one => one.messageId === messageId)?.responseStatus
  if (answered === 401)
    return new Stop(
      `${worker} refused a signed call of the queue.`,
      'QSTASH_CURRENT_SIGNING_KEY and QSTASH_NEXT_SIGNING_KEY are not those of this QSTASH_TOKEN: copy them again, then `npm run deploy`.',
    )
  return new Stop(
    `The queue called ${worker} at ${url} and was answered ${answered || 'nothing'}.`,
    'npm run doctor says whether the address, the Worker or something between them is at fault.',
  )
}

type Service = { api: string; secret: string }

const headersOf = ({ secret }: Service) => ({ authorization: `Bearer ${secret}`, 'content-type': 'application/json' })

async function cardIsMade(tools: Tools, service: Service): Promise<void> {
  const headers = headersOf(service)
  const began = Date.now()
  const taken = await tools.fetch(`${service.api}/generate`, { method: 'POST', headers, body: JSON.stringify(BRIEF) })
  if (taken.status !== 202)
    throw new Stop(`A card was not taken: ${taken.status} ${(await taken.text()).slice(0, 200)}`, 'npm run doctor')
  const { id } = (await taken.json()) as { id: string }
  for (let waited = 0; waited < CARD_SECONDS; waited++) {
    const run = (await (await tools.fetch(`${service.api}/runs/${id}`, { headers })).json()) as {
      status: string
      assets?: { url: string }[]
      error_message?: string
    }
    if (run.status === 'failed') throw new Stop(`The card failed: ${run.error_message}`, 'npm run doctor')
    if (run.status === 'succeeded') return assetIsServed(tools, run.assets?.[0]?.url ?? '', began)
    await tools.pause(LOOK_AGAIN_MS)
  }
  throw new Stop(`The card was not ready within ${CARD_SECONDS} s.`, 'npm run doctor')
}

async function assetIsServed(tools: Tools, url: string, began: number): Promise<void> {
  const answer = await tools.fetch(url)
  const bytes = (await answer.arrayBuffer()).byteLength
  if (!answer.ok || bytes < 1_000)
    throw new Stop(
      `The card's picture is not served: ${answer.status} at ${url}`,
      'The bucket of both Workers must be the same: npm run doctor',
    )
  tools.print(`  a card was made and its picture fetched in ${((Date.now() - began) / 1_000).toFixed(1)} s`)
}

/** A picture from outside, decoded in intake and stored; it is taken away again. */
async function pictureIsTaken(tools: Tools, service: Service): Promise<void> {
  const headers = headersOf(service)
  const path = `${service.api}/brand-assets/screens`
  const image_base64 = readFileSync(join(tools.root, PICTURE)).toString('base64')
  const body = JSON.stringify({ name: 'Smoke test', image_base64 })
  const taken = await tools.fetch(path, { method: 'POST', headers, body })
  if (!taken.ok)
    throw new Stop(
      `A picture was not taken in: ${taken.status} ${(await taken.text()).slice(0, 200)}`,
      'npm run doctor says whether intake and the bucket answer.',
    )
  const { id } = (await taken.json()) as { id: string }
  await tools.fetch(`${path}/${id}`, { method: 'DELETE', headers })
  tools.print('  a picture from outside was taken in')
}
