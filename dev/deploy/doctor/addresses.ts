// Whether each address leads to the Worker that it names, and the Workers agree with each other and with the file.
import { boundTo, type Chart, type Check, type Finding, part, unknown } from '#dev/deploy/doctor/check.ts'
import type { Answer } from '#dev/deploy/doctor/examination.ts'
import { kindOf, type WorkerName, workerNames } from '#dev/deploy/worker/workers.ts'
import { fingerprint } from '#lib/doctor/fingerprint.ts'

/** The Workers that have an address, and the setting that holds it. */
const ADDRESSED = workerNames.flatMap(worker => {
  const { address } = kindOf(worker)
  return address ? [[worker, address] as const] : []
})
const CLOCK_MS = 30_000

/** Settings that every Worker has, and what breaks in silence where they differ. */
const SHARED: Record<string, string> = {
  URL_SIGNING_KEYS: 'links and calls between the Workers are refused',
  SEALING_KEYS: 'tokens that one seals the other cannot open',
  QSTASH_TOKEN: 'work is published to two accounts',
  QSTASH_CURRENT_SIGNING_KEY: 'calls of the queue are refused, and runs stay queued',
  QSTASH_NEXT_SIGNING_KEY: 'calls of the queue are refused after its keys rotate',
  DATABASE_URL: 'they work on two databases',
  UPSTASH_REDIS_REST_URL: 'limits are counted twice',
  PUBLIC_URL: 'links lead elsewhere',
  RENDER_URL: 'work is sent elsewhere, and runs stay queued',
}

const isForm = (address: string) =>
  /^https:\/\/[^/\s]+(\/[^/\s]+)*$/.test(address) ||
  /^http:\/\/(127\.0\.0\.1|localhost|render\.internal)(:\d+)?$/.test(address)

const formed = (name: string): Check => ({
  id: `form-${name}`,
  title: `${name} is https without a slash at its end`,
  look: ({ values }) =>
    isForm(values[name] ?? '')
      ? null
      : {
          wrong: `${name} is ${values[name] ?? 'not set'}.`,
          cure: `Write ${name}=https://… into the .env file, without a slash at the end, then \`npm run deploy\`.`,
        },
})

const clockIsOff = (off_ms: number): Finding => ({
  wrong: `This clock is ${Math.round(off_ms / 1000)} s off; signatures fail at 60.`,
  cure: 'Let this machine set its clock from the network.',
})

/** What an answer that is none of the Worker's says. */
function strange(worker: WorkerName, name: string, chart: Chart, answer: Answer): Finding {
  const { status, said, clock_off_ms = 0 } = answer
  const address = chart.values[name]
  const tail = `npx wrangler tail ${chart.deployment.workers[worker]}`
  if (status === 0)
    return {
      wrong: `Nobody answers at ${address}: ${said}`,
      cure: `Check ${name}; where it is a custom domain, that the route exists. \`npm run deploy\` uploads the Worker.`,
    }
  if (status === 401 && clock_off_ms > CLOCK_MS) return clockIsOff(clock_off_ms)
  if (status === 401)
    return {
      wrong: `${worker} does not know the signing keys of this file.`,
      cure: 'Another .env was deployed last, or URL_SIGNING_KEYS was changed: `npm run deploy` with the right file.',
    }
  if (status === 403)
    return {
      wrong: `${address} answers 403 before the Worker is reached.`,
      cure: 'A firewall rule or Bot Fight Mode is in the way, and QStash meets it as well: switch it off for this host.',
    }
  if (status === 503) return { wrong: `${worker} cannot start: a setting is missing.`, cure: `${tail} names it.` }
  return { wrong: `${address} answered ${status}: ${said}`, cure: tail }
}

const reached = (worker: WorkerName, name: string): Check => ({
  id: `reach-${worker}`,
  title: `${name} reaches ${worker}`,
  look: chart => {
    const answer = chart.asked[worker]
    if (!chart.values[name] || !answer) return unknown(`${name} is not set`)
    if (!answer.facts) return strange(worker, name, chart, answer)
    return answer.facts.worker === worker
      ? null
      : {
          wrong: `${name} (${chart.values[name]}) reaches ${answer.facts.worker}.`,
          cure: `Give ${name} the address of ${worker} in the .env file, then \`npm run deploy\`.`,
        }
  },
})

/** Of a binding that api has: the other ends are asked through it. */
const bindings = (): Check[] =>
  Object.entries(kindOf('api').services ?? {}).map(([binding, to]) => ({
    id: `binding-${binding}`,
    title: `The ${binding} binding reaches this ${to} Worker`,
    look: ({ facts, asked, deployment }) => {
      if (!facts.api) return unknown('api does not answer')
      const cure = `npm run deploy -- --name ${deployment.name}`
      const through = facts.api.bound?.[binding]
      if (!through || 'failed' in through)
        return { wrong: `The binding answers: ${through ? through.failed : 'nothing'}.`, cure }
      if (through.worker !== to) return { wrong: `The binding reaches ${through.worker}.`, cure }
      const direct = asked[to as WorkerName]?.facts
      return direct && through.release !== direct.release
        ? { wrong: `The binding reaches release ${through.release}, its address reaches ${direct.release}.`, cure }
        : null
    },
  }))

const sameEverywhere = ([name, harm]: [string, string]): Check => ({
  id: `same-${name}`,
  title: `${name} is the same in every Worker`,
  look: ({ facts, deployment }) => {
    const found = workerNames.map(worker => facts[worker]?.fingerprints[name])
    if (found.includes(undefined)) return unknown('a Worker does not answer')
    return new Set(found).size === 1
      ? null
      : { wrong: `${name} differs: ${harm}.`, cure: `npm run deploy -- --name ${deployment.name}` }
  },
})

export const addresses: Check[] = [
  ...ADDRESSED.map(([, name]) => formed(name)),
  ...ADDRESSED.map(([worker, name]) => reached(worker, name)),
  {
    id: 'bots',
    title: 'Nothing stands between the queue and the Workers',
    look: ({ asked }) => {
      const answers = Object.values(asked).filter(answer => answer !== undefined)
      const challenged = answers.some(
        ({ status, said }) => status === 403 || /cf-chl|challenge-platform|Attention Required/i.test(said),
      )
      if (!challenged) return answers.some(({ status }) => status !== 0) ? null : unknown('api does not answer')
      return {
        wrong: 'A challenge answers in the place of a Worker.',
        cure: 'Cloudflare dashboard → Security → Bots: switch Bot Fight Mode off for this zone; it cannot be skipped for single paths.',
      }
    },
  },
  ...bindings(),
  {
    id: 'releases',
    title: 'Every Worker runs one release',
    look: ({ facts, deployment }) => {
      const running = workerNames.map(worker => facts[worker]?.release)
      if (running.includes(undefined)) return unknown('a Worker does not answer')
      if (new Set(running).size === 1) return null
      const told = workerNames.map((worker, at) => `${worker} runs ${running[at]}`).join(', ')
      return { wrong: `${told}.`, cure: `npm run deploy -- --name ${deployment.name}` }
    },
  },
  ...Object.entries(SHARED).map(sameEverywhere),
  {
    id: 'clock',
    title: 'This clock is right',
    look: ({ facts, tools }) => {
      if (!facts.api) return unknown('api does not answer')
      const off = Math.abs(facts.api.now - tools.now().getTime())
      return off <= CLOCK_MS ? null : clockIsOff(off)
    },
  },
]

/** Which settings of the file are not those that a Worker runs with. */
export async function findDrifted(values: Record<string, string>, running: Record<string, string>): Promise<string[]> {
  const names = Object.keys(SHARED).filter(name => values[name] !== undefined && running[name] !== undefined)
  const same = await Promise.all(
    names.map(async name => (await fingerprint(name, values[name] ?? '')) === running[name]),
  )
  return names.filter((_, at) => !same[at])
}

export const storage: Check = {
  id: 'one-bucket',
  title: 'Both Workers have one bucket',
  look: ({ facts, token, deployment }) => {
    const wrote = part(facts.api?.storage)
    if (!wrote)
      return facts.api
        ? { wrong: 'api cannot write to its bucket.', cure: `npm run deploy -- --name ${deployment.name}` }
        : unknown('api does not answer')
    const read = part(part(boundTo('render', facts.api))?.storage)
    if (!read) return unknown('render does not answer')
    return read.read === token
      ? null
      : {
          wrong: 'What api writes render does not find: they have different buckets.',
          cure: `npm run deploy -- --name ${deployment.name}`,
        }
  },
}
