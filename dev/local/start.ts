// The whole service on this machine, until Ctrl-C, and what is said when it is ready.
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Demo, runDemo } from '#dev/local/demo.ts'
import { demoLink } from '#dev/local/demo-person.ts'
import type { Options } from '#dev/local/options.ts'
import { seedAccounts } from '#dev/local/platforms.ts'
import { refuseUnreachable } from '#dev/local/reach.ts'
import { seed } from '#dev/local/seed.ts'
import { readSettings, writeJson } from '#dev/local/settings.ts'
import { type Stack, startStack } from '#dev/local/stack.ts'
import { paintingsBy, type WordsReceipt, wordsBy } from '#dev/model/writers.ts'
import { freePort } from '#dev/ports.ts'
import { readableOnce } from '#dev/workerd/readable.ts'
import { stackWorld } from '#dev/world.ts'

/** So much later than the Workers this process may hear of Ctrl-C. */
const SIGNAL_MS = 200

/** `ready_file`: where others on this machine read what was started. */
export async function startHere(options: Options, ready_file: string): Promise<void> {
  const began = performance.now()
  await refuseUnreachable(options)
  const { dir, port, fresh, render_processes, database_url, redis_url, queue_faults } = options
  // At the same port each time, or one would be signed out at each start.
  const dashboard_port = await freePort((await readSettings(dir)).dashboard_port).catch(() => freePort(0))
  let stopping = false
  const readable = readableOnce()
  const stack = await startStack({
    ...{ dir, port, fresh, render_processes, sells: true, dashboard_port, alone: !database_url },
    ...(database_url && { database_url }),
    ...(redis_url && { redis_url }),
    ...(queue_faults && { queue_faults }),
    phase: text => console.log(`· ${text}`),
    line: (worker, text) => {
      const shown = readable(text)
      // Workers that lose each other while all of it ends tell no fault.
      if (shown !== null && !stopping) console.error(`[${worker}] ${shown}`)
    },
  })
  const stopped = stopOnSignal(stack, ready_file).then(() => {
    stopping = true
  })
  // What a closing stack no longer answers is no fault, and Ctrl-C may reach its Workers first; the process ends once it is down.
  const begun = begin(stack, options, ready_file, began).catch(async error => {
    await Promise.race([stopped, sleep(SIGNAL_MS)])
    throw error
  })
  await Promise.race([begun, stopped])
}

async function begin(stack: Stack, options: Options, ready_file: string, began: number): Promise<void> {
  const { dir } = options
  const world = await stackWorld(stack, dir)
  const seeded = await seed(world, dir, stack.bucket_port)
  await seedAccounts(world, stack.social, seeded.workspace_id)
  writeJson(ready_file, {
    base_url: stack.base_url,
    dashboard_url: stack.dashboard_url,
    social_url: stack.social.url,
    mcp_url: `${stack.base_url}/mcp`,
    ...seeded,
    pid: process.pid,
    services: stack.services,
    bot: stack.telegram.vars,
    money: stack.stripe?.vars ?? {},
  })
  console.log(`· ready after ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  const demo = options.demo ? await demonstrate(stack, seeded.live_key, dir) : undefined
  const sign_in = await demoLink(world, seeded, stack.dashboard_url ?? '')
  tell(stack, { ...seeded, sign_in, receipt: demo?.receipt })
}

async function demonstrate(stack: Stack, key: string, dir: string): Promise<Demo> {
  console.log('A brief becomes a picture:')
  const demo = await runDemo(stack.base_url, key, dir)
  console.log(`  done in ${demo.seconds.toFixed(1)} s, score ${demo.score}, ${demo.verdict}`)
  console.log(`  ${demo.path}\n  ${demo.url}\n`)
  return demo
}

type Told = { live_key: string; test_key: string; sign_in: string; receipt: WordsReceipt | undefined }

function tell({ base_url, social, telegram, mail, stripe }: Stack, told: Told): void {
  const { live_key, test_key, sign_in, receipt } = told
  console.log(`Base URL   ${base_url}
Live key   ${live_key}
Test key   ${test_key}
Dashboard  ${sign_in}   signs you in, once, within 15 minutes; later: npm run admin -- member link --email demo@paceline.example
Docs       ${base_url}/docs
Health     ${base_url}/api/v1/health
Posts      ${social.url}   stand-ins of the platforms: what is posted here arrives there
Chats      ${telegram.url}   stand-in of Telegram: where Studio's cards arrive
Mails      ${mail.url}   stand-in of whoever carries letters: invitations and warnings arrive here
Payments   ${stripe?.url}   stand-in of Stripe: where links to pay lead
Agents     ${base_url}/mcp   for Claude and others; who lets one in signs in at the dashboard
Words      ${wordsBy(process.env, receipt)}
Paintings  ${paintingsBy(process.env)}

Next:
  curl -s ${base_url}/api/v1/programmatic/me -H "Authorization: Bearer ${live_key}"
  curl -s ${base_url}/api/v1/programmatic/generate -H "Authorization: Bearer ${live_key}" -H "Content-Type: application/json" -d '{"brief":"We open at six on Saturdays from now on","channel":"linkedin","asset_type":"card"}'
  curl -s ${base_url}/api/v1/programmatic/runs/<id>/post -H "Authorization: Bearer ${live_key}" -H "Content-Type: application/json" -d '{"platform":"linkedin"}'
  curl -s ${base_url}/api/v1/studio/generate -H "Authorization: Bearer ${live_key}" -H "Content-Type: application/json" -d '{"output_type":"stat","data":{"value":"214","label":"runners at the harbour this Sunday"}}'

The words, colours and pictures are those of an invented running club, Paceline. Yours belong in a workspace of their own:
  npm run admin -- workspace create --name "Your team" --plan pro --key live     prints its key, once
  export BRAND_API_KEY=<key> BRAND_BASE_URL=${base_url}
  npx brand brand import yourcompany.com --apply                      without --apply nothing is kept
  npx brand generate --brief "We open at six on Saturdays from now on" --output .
What is \`needs_review\` waits for a person: the dashboard shows why, and approves it.
Events of your runs, as a receiver of webhooks gets them:  npx brand listen --forward 3000

More:
  npx @modelcontextprotocol/inspector --server-url ${base_url}/mcp --transport http     (docs/agents.md)

Ctrl-C stops everything; the next start goes on with the same data.`)
}

/** Settles where somebody has asked for the end. */
function stopOnSignal(stack: Stack, ready_file: string): Promise<void> {
  let stopping = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    resolve()
    console.log('\nStopping …')
    rmSync(ready_file, { force: true })
    await stack.close()
    process.exit(signal === 'SIGINT' ? 130 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal))
  return promise
}
