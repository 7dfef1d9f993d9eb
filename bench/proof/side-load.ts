// Beside the runs of a storm: uploads and questions, which cross from one Worker to the other, and posts, which must not go out twice.
import { setTimeout as sleep } from 'node:timers/promises'
import { seedAccounts } from '#dev/local/platforms.ts'
import type { Stack } from '#dev/local/stack.ts'
import { stackWorld } from '#dev/world.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { createWorkspace } from '#lib/workspaces/workspace.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'

const PAUSE_MS = 400
/** All of them are on one page of the list. */
const MOST_UPLOADS = 100
const TRIES = 60
const SETTLED_MS = 180_000
/** As different as posts of one account have to be. */
const BRIEFS = [
  'Fresh bread every day at seven.',
  '10k along the harbour, first start 8:30.',
  'Version 4 exports to PDF and costs nothing more.',
  'Concert at the harbour, free entry.',
  'Climbing at the harbour every day at nine.',
  'Three flats with a garden are let in Bruges from May.',
  'Invoices are now paid within two days of approval.',
  'The museum shows 40 Japanese woodcuts until 12 June.',
  'Pottery workshop by the harbour, every day at five.',
  'Fresh figs arrived from Izmir, 4 euros a kilo.',
  'Lena joins us as head of design.',
  'Night trains to Vienna leave at 22:14 from platform 5.',
]

/** Begins at once, in a workspace of its own with accounts of the stand-ins. */
export async function openSideLoad(stack: Stack, dir: string): Promise<SideLoad> {
  const world = await stackWorld(stack, dir)
  const { id: workspace_id } = await createWorkspace(world, { name: 'Beside', plan: 'scale', time_zone: 'UTC' })
  await seedAccounts(world, stack.social, workspace_id)
  const input = MintInput.parse({ workspace_id, mode: 'live', daily_limit: 100_000 })
  return new SideLoad(stack, (await mint(world, { actor: 'admin', request_id: 'upgrade' }, input)).key)
}

type Answer = { status: number; body: unknown }

class SideLoad {
  private readonly stack: Stack
  private readonly key: string
  private readonly wrong: string[] = []
  /** The brief of each post. */
  private readonly posts = new Map<string, string>()
  private uploads = 0
  private questions = 0
  private retries = 0
  private over = false
  private readonly work: Promise<unknown>

  constructor(stack: Stack, key: string) {
    this.stack = stack
    this.key = key
    this.work = Promise.all([this.postBriefs(), this.askAndUpload()])
  }

  /** Begins nothing more, waits for what is under way, and compares what is there with what was taken. */
  async end() {
    this.over = true
    await this.work
    for (const [id, brief] of this.posts) await this.awaitPost(id, brief)
    const { wrong, posts, uploads, questions, retries } = this
    const out = this.stack.social.posts().filter(one => one.platform === 'linkedin').length
    if (out > posts.size) wrong.push(`double: ${out} posts are out for ${posts.size}`)
    if (out < posts.size) wrong.push(`lost: ${out} posts are out for ${posts.size}`)
    const screens = (await this.ask('brand-assets/screens?limit=100'))?.body as unknown[] | undefined
    if (screens?.length !== uploads) wrong.push(`${screens?.length} screens are there for ${uploads}`)
    return { wrong, posts: posts.size, uploads, questions, retries }
  }

  private async postBriefs(): Promise<void> {
    for (const [at, brief] of BRIEFS.entries()) if (!this.over || at < 4) await this.post(brief, at)
  }

  private async post(brief: string, at: number): Promise<void> {
    const asked = { brief, channel: 'linkedin', asset_type: 'card' }
    const made = await this.insist<Run>('generate', asked, `side-run-${at}`)
    if (!made) return
    const run = await this.seen<Run>(`runs/${made.id}`, ({ status }) => status === 'succeeded' || status === 'failed')
    if (run?.status !== 'succeeded') return void this.wrong.push(`the run of ${brief} is ${(run ?? made).status}`)
    if (run.verdict !== 'approved') return
    const posted = await this.insist<Post>(`runs/${made.id}/post`, { platform: 'linkedin' }, `side-post-${at}`)
    if (posted) this.posts.set(posted.id, brief)
  }

  private async awaitPost(id: string, brief: string): Promise<void> {
    const post = await this.seen<Post>(`posts/${id}`, ({ status }) => !['queued', 'posting'].includes(status))
    if (post?.status !== 'posted') this.wrong.push(`the post of ${brief} is ${post?.status}`)
  }

  private async askAndUpload(): Promise<void> {
    for (let at = 0; !this.over && at < MOST_UPLOADS; at++, await sleep(PAUSE_MS)) {
      const brief = BRIEFS[at % BRIEFS.length]
      if (await this.insist('clarify', { brief, channel: 'linkedin' }, '')) this.questions++
      const picture = await bytesOf(banded(320, 200, [at % 256, 40, 90], [200, at % 256, 20]).png())
      const screen = { name: `Screen ${at}`, image_base64: Buffer.from(picture).toString('base64') }
      if (await this.insist('brand-assets/screens', screen, `side-upload-${at}`)) this.uploads++
    }
  }

  /** As it is once it is settled, or as it was last seen. */
  private async seen<Thing>(path: string, isSettled: (thing: Thing) => boolean): Promise<Thing | undefined> {
    let thing: Thing | undefined
    for (const last = performance.now() + SETTLED_MS; performance.now() < last; await sleep(PAUSE_MS)) {
      thing = ((await this.ask(path))?.body as Thing | undefined) ?? thing
      if (thing && isSettled(thing)) break
    }
    return thing
  }

  /** Until it is taken: what a retry mends is counted, what it does not mend is wrong. */
  private async insist<Body>(path: string, body: unknown, once: string): Promise<Body | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 0) await sleep(100 * tries)
      const answer = await this.ask(path, body, once)
      this.retries += tries > 0 ? 1 : 0
      if (answer && answer.status < 300) return answer.body as Body
      if (answer && answer.status < 500 && ![401, 409, 429].includes(answer.status)) {
        this.wrong.push(`${path} answers ${answer.status} ${JSON.stringify(answer.body)}`)
        return null
      }
    }
    this.wrong.push(`${path} is not mended by ${TRIES} tries`)
    return null
  }

  private async ask(path: string, body?: unknown, once = ''): Promise<Answer | null> {
    const headers = {
      authorization: `Bearer ${this.key}`,
      'content-type': 'application/json',
      ...(once && { 'idempotency-key': once }),
    }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      const signal = AbortSignal.timeout(20_000)
      const answer = await fetch(`${this.stack.base_url}/api/v1/programmatic/${path}`, { ...init, signal })
      return { status: answer.status, body: await answer.json() }
    } catch {
      return null
    }
  }
}
