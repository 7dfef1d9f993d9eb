// `npm run examples`: asks a stack of its own everything once, and keeps what was asked and answered for the document.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf } from '#dev/client/operations.ts'
import { prepare } from '#dev/examples/prepare.ts'
import { at, brandPage, type Step, scenario } from '#dev/examples/scenario.ts'
import { told } from '#dev/examples/told.ts'
import { listen } from '#dev/http/listen.ts'
import { seedAccounts } from '#dev/local/platforms.ts'
import { seed } from '#dev/local/seed.ts'
import { startStack } from '#dev/local/stack.ts'
import { documented } from '#dev/openapi.ts'
import { stackWorld } from '#dev/world.ts'
import type { Example, Examples } from '#functions/openapi/finish.ts'
import { DOCUMENTED_URL } from '#functions/site.ts'

const PATIENCE_MS = 60_000
const path = join(import.meta.dirname, '..', '..', 'docs', 'examples.json')

type Parameter = { name: string; in: string }

type Operation = { operationId: string; parameters?: Parameter[] }

const places = new Map(operationsOf<Operation>(documented()).map(one => [one.operation.operationId, one]))

/** Where a step goes, and with which headers. */
export function addressed(step: Pick<Step, 'id' | 'parameters'>) {
  const place = places.get(step.id)
  if (!place) throw new Error(`the document has no operation ${step.id}`)
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let { path } = place
  for (const [name, value] of Object.entries(step.parameters ?? {})) {
    const where = place.operation.parameters?.find(one => one.name === name)?.in
    if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (where === 'query') query.set(name, value)
    else headers[name] = value
  }
  return { method: place.method, path: query.size > 0 ? `${path}?${query}` : path, headers }
}

const filled = <T>(value: T, ids: Record<string, unknown>): T =>
  value === undefined
    ? value
    : JSON.parse(JSON.stringify(value).replaceAll(/\{([a-z_]+)\}/g, (whole, name) => String(ids[name] ?? whole)))

async function record(): Promise<Examples> {
  const dir = mkdtempSync(join(tmpdir(), 'examples-'))
  const site = await listen((_, response) => response.setHeader('content-type', 'text/html').end(brandPage))
  const site_url = `${site.url}/`
  const stack = await startStack({ dir, port: 0, sells: true })
  try {
    const world = await stackWorld(stack, dir)
    const seeded = await seed(world, dir, stack.bucket_port)
    await seedAccounts(world, stack.social, seeded.workspace_id)
    const examples: Examples = {}
    const ids: Record<string, unknown> = {}
    for (const step of scenario(new Date())) {
      if (step.first && step.first !== 'brand_page')
        await prepare[step.first](world, seeded.workspace_id, String(ids.post_id))
      const asked = { ...step, ...filled({ parameters: step.parameters, body: step.body }, ids) }
      const sent = step.first === 'brand_page' ? { ...asked, body: { url: site_url } } : asked
      const { status, answer } = await ask(stack.base_url, seeded.live_key, sent)
      for (const [name, place] of Object.entries(step.keep ?? {})) ids[name] = at(answer, place)
      examples[step.id] = kept(asked, status, answer, [
        [site_url, 'https://paceline.example.com/'],
        [stack.base_url, DOCUMENTED_URL],
      ])
      console.log(`${status} ${step.id}`)
    }
    return examples
  } finally {
    await stack.close()
    await site.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

function kept({ parameters, body }: Step, status: number, answer: unknown, urls: [string, string][]): Example {
  return {
    ...(parameters && { parameters }),
    ...(body !== undefined && { body }),
    status,
    ...(answer !== null && { answer: told(answer, urls) }),
  }
}

async function ask(base_url: string, key: string, step: Step): Promise<{ status: number; answer: unknown }> {
  const { method, path, headers } = addressed(step)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const response = await fetch(base_url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(step.body === undefined ? {} : { body: JSON.stringify(step.body) }),
    })
    const text = await response.text()
    const answer = text === '' ? null : text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text
    const is_busy = response.status === 409 && Date.now() < until
    if (!response.ok && !is_busy) throw new Error(`${step.id} answered ${response.status}: ${text.slice(0, 600)}`)
    if (response.ok && (!step.until || at(answer, step.until[0]) === step.until[1]))
      return { status: response.status, answer }
    if (Date.now() > until)
      throw new Error(`${step.id} is not ${(step.until ?? ['done']).join(' ')}: ${text.slice(0, 600)}`)
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

const SEEN = 48

/** Of a picture inside an answer its first signs: a reader needs no more. */
const shortened = (_: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('data:image/') ? `${value.slice(0, SEEN)}…` : value

if (import.meta.main) {
  const made = await record()
  const before = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify(made, shortened, 2)}\n`)
  console.log(
    `Wrote ${Object.keys(made).length} examples (${Object.keys(before).length} before); now \`npm run openapi\`.`,
  )
}
