// Beside the runs of a storm: uploads and questions, which cross from one Worker to the other, and posts, which must not go out twice.
import { setTimeout as sleep } from 'node:timers/promises'
import { seedAccounts } from '#dev/local/platforms.ts'
import { readSettings } from '#dev/local/settings.ts'
import type { Stack } from '#dev/local/stack.ts'
import { outsideWorld } from '#dev/world.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { parseKeyring } from '#lib/seal.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'

const PAUSE_MS = 400
/** All of them are on one page of the list. */
const MOST_UPLOADS = 100
const TRIES = 60
const SETTLED_MS = 180_000
/** As different as posts of one account have to be. */
const BRIEFS = [
  'Sourdough with rye from Dalston mill, baked twice a day.',
  '10k along the harbour, first start 8:30.',
  'Version 4 exports to PDF and costs nothing more.',
  'Rooftop concert by the Marley quartet at 21:00, free entry.',
  'Our bicycle workshop repairs brakes while you wait.',
  'Three flats with a garden are let in Bruges from May.',
  'Invoices are now paid within two days of approval.',
  'The museum shows 40 Japanese woodcuts until 12 June.',
  'Learn to weld in six evenings, tools are ours.',
  'Fresh figs arrived from Izmir, 4 euros a kilo.',
  'Lena joins us as head of design.',
  'Night trains to Vienna leave at 22:14 from platform 5.',
]

/** A workspace of its own, with accounts of the stand-ins. */
export async function openSideLoad(stack: Stack, dir: string) {
  const keyring = parseKeyring((await readSettings(dir)).sealing_keys)
  const world = { ...outsideWorld(stack.services, stack.base_url), keyring }
  const { id: workspace_id } = await createWorkspace(world, { name: 'Beside', plan: 'scale', time_zone: 'UTC' })
  await seedAccounts(world, stack.social, workspace_id)
  const input = MintInput.parse({ workspace_id, mode: 'live', daily_limit: 100_000 })
  return sideLoad(stack, (await mint(world, { actor: 'admin', request_id: 'upgrade' }, input)).key)
}

function sideLoad(stack: Stack, key: string) {
  const wrong: string[] = []
  const posts = new Map<string, string>()
  let [uploads, questions, retries, over] = [0, 0, 0, false]

  /** Until it is taken: what a retry mends is counted, what it does not mend is wrong. */
  async function insist<Body>(path: string, body: unknown, once: string): Promise<Body | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 0) await sleep(100 * tries)
      const answer = await ask(path, body, once)
      retries += tries > 0 ? 1 : 0
      if (answer && answer.status < 300) return answer.body as Body
      if (answer && answer.status < 500 && ![401, 409, 429].includes(answer.status)) {
        wrong.push(`${path} answers ${answer.status} ${JSON.stringify(answer.body)}`)
        return null
      }
    }
    wrong.push(`${path} is not mended by ${TRIES} tries`)
    return null
  }

  async function ask(path: string, body?: unknown, once = ''): Promise<{ status: number; body: unknown } | null> {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(once && { 'idempotency-key': once }),
    }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      const signal = AbortSignal.timeout(20_000)
      const answer = await fetch(`${stack.base_url}/api/v1/programmatic/${path}`, { ...init, signal })
      return { status: answer.status, body: await answer.json() }
    } catch {
      return null
    }
  }

  async function post(brief: string, at: number): Promise<void> {
    const asked = { brief, channel: 'linkedin', asset_type: 'card' }
    const made = await insist<Run>('generate', asked, `side-run-${at}`)
    if (!made) return
    let run: Run | null = made
    for (const last = performance.now() + SETTLED_MS; performance.now() < last; await sleep(PAUSE_MS)) {
      run = ((await ask(`runs/${made.id}`))?.body as Run | undefined) ?? run
      if (run?.status === 'succeeded' || run?.status === 'failed') break
    }
    if (run?.status !== 'succeeded') return void wrong.push(`the run of ${brief} is ${run?.status}`)
    if (run.verdict !== 'approved') return
    const posted = await insist<Post>(`runs/${made.id}/post`, { platform: 'linkedin' }, `side-post-${at}`)
    if (posted) posts.set(posted.id, brief)
  }

  async function questionsAndUploads(): Promise<void> {
    for (let at = 0; !over && at < MOST_UPLOADS; at++, await sleep(PAUSE_MS)) {
      if (await insist('clarify', { brief: BRIEFS[at % BRIEFS.length], channel: 'linkedin' }, '')) questions++
      const picture = await bytesOf(banded(320, 200, [at % 256, 40, 90], [200, at % 256, 20]).png())
      const image_base64 = Buffer.from(picture).toString('base64')
      const name = `Screen ${at}`
      if (await insist('brand-assets/screens', { name, image_base64 }, `side-upload-${at}`)) uploads++
    }
  }

  const posting = (async () => {
    for (const [at, brief] of BRIEFS.entries()) if (!over || at < 4) await post(brief, at)
  })()
  const asking = questionsAndUploads()

  return {
    async end() {
      over = true
      await Promise.all([posting, asking])
      for (const [id, brief] of posts) {
        let status = ''
        for (const last = performance.now() + SETTLED_MS; performance.now() < last; await sleep(PAUSE_MS)) {
          status = ((await ask(`posts/${id}`))?.body as Post | undefined)?.status ?? ''
          if (!['queued', 'posting', ''].includes(status)) break
        }
        if (status !== 'posted') wrong.push(`the post of ${brief} is ${status}`)
      }
      const out = stack.social.posts().filter(one => one.platform === 'linkedin').length
      if (out > posts.size) wrong.push(`double: ${out} posts are out for ${posts.size}`)
      if (out < posts.size) wrong.push(`lost: ${out} posts are out for ${posts.size}`)
      const screens = (await ask('brand-assets/screens?limit=100'))?.body as unknown[] | undefined
      if (screens?.length !== uploads) wrong.push(`${screens?.length} screens are there for ${uploads}`)
      return { wrong, posts: posts.size, uploads, questions, retries }
    },
  }
}
