// `npm run proof`: the proofs at full size, one after the other, with a table at the end. Names choose: npm run proof -- races fuzz
// `--share=0.1` takes a tenth of those in bench/proof/, `--minutes=30` ends each proof that searches for slowness after so long (SEED=7 goes on where that seed stood), `--record` writes what came out into docs/figures.md (what searches have tried is kept over versions: bench/proof/slow/tried.json).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptFigures, type Measured } from '#bench/figures/file.ts'
import { record } from '#bench/figures/record.ts'

type Proof = { name: string; goal: string; command: string[]; env?: Record<string, string> }

const script = (path: string, ...args: string[]) => [process.execPath, '--import', './dev/modules.mjs', path, ...args]
const seed = process.env.SEED ?? String(Math.floor(Date.now() / 1000) % 1_000_000)

const args = process.argv.slice(2)
const given = (name: string, otherwise: string) =>
  args.find(arg => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise
const size = [
  ...['--seed', seed, '--share', given('share', '1'), '--minutes', given('minutes', 'Infinity')],
  ...args.filter(arg => arg === '--record'),
]

/** One of bench/proof/, which tells its figures itself. */
const measured = (name: string, goal: string): Proof => ({
  name,
  goal,
  command: script('bench/proof/one.ts', name, ...size),
})

const proofs: Proof[] = [
  measured('simulated/simulation', '10,000 runs of the real handlers under simulated faults'),
  measured('simulated/seeds', '500 fresh seeds of 200 runs'),
  measured('simulated/mutants', 'every rule that is taken out is noticed'),
  measured(
    'simulated/interleavings',
    '10,000 orders of cancel, change, pause, sweep, messages and kills of a post, and of a card of Studio',
  ),
  measured('fan-in', '10,000 runs whose pieces end at the same time'),
  measured('bursts/caps', 'bursts four times as large as what is left'),
  measured('bursts/burst', '5,000 requests in ten seconds from 50 keys: none lost, each workspace in its turn'),
  measured('memory', 'no isolate above 110 MB under the worst mix'),
  measured('films', 'a film of 200 MB to every platform that takes it, in no more memory than a small one'),
  measured('cost/idle', 'what a deployment costs that nobody uses'),
  measured('cost/busy', 'what 1,000 and 10,000 cards a month cost, by counts'),
  measured('sweep', '10,000 overdue rows, and each class failing'),
  measured('kills', '1,000 runs through workerd, a Worker killed every two seconds'),
  measured('upgrade', 'the release before and this one in every order under load: 0 lost, 0 double'),
  measured('slow/briefs', '1,000,000 briefs searched for slowness: none takes a second'),
  measured('slow/files', '100,000 files of each kind searched for slowness: none takes a second'),
  measured('patterns', 'every regular expression judged anew: no text keeps one busy'),
  measured('dashboard/sessions', '1,000 sessions and 50 people at once through workerd: no 5xx, p95 at most 300 ms'),
  measured('engines/engines', '200 golden pictures drawn by other engines: the same bytes'),
  measured('pictures', '10,000 random texts, palettes and templates: nothing cut, no glyph missing, contrast kept'),
  {
    name: 'guard',
    goal: '10,000 answers with one thing broken and 500 orders to the system: what passes is listed',
    command: ['vitest', 'run', 'test/composer/guard', '--disable-console-intercept'],
    env: { MUTATIONS: '10000', ATTACKS: '500', SEED: seed },
  },
  {
    name: 'surface',
    goal: 'one key at once, Redis gone, keys revoked',
    command: script('bench/main.ts', 'idempotency', 'redis-down', 'revocation'),
  },
  {
    name: 'races',
    goal: '1,000 rounds of claims, counts and fan-in on a real PostgreSQL: none lost, none double',
    command: ['vitest', 'run', 'test/races'],
    env: { RACE_ROUNDS: '1000', REQUIRE_SERVICES: '1' },
  },
  {
    name: 'growth',
    goal: '1,000,000 runs, 100,000 posts and 10,000 workspaces: no statement reads more rows than over a tenth of them',
    command: ['vitest', 'run', 'test/races/growth'],
    env: { GROWTH: '1000000', REQUIRE_SERVICES: '1' },
  },
  {
    name: 'money',
    goal: '200 random lives of a wallet on a real PostgreSQL: every sum right after every step, nothing twice, nothing below zero',
    command: ['vitest', 'run', 'test/races/credits.test.ts'],
    env: { CREDIT_CASES: '200', REQUIRE_SERVICES: '1', SEED: seed },
  },
  {
    name: 'webhooks',
    goal: 'receivers of every manner, Workers killed, 19 endpoints beside one that hangs: p95 of first attempts at most 10 % later',
    command: ['vitest', 'run', 'test/e2e/webhooks.test.ts'],
    env: { PROOF: 'full' },
  },
  {
    name: 'platforms',
    goal: 'what platforms do wrong, through both Workers in bare workerd: one post is out, and the truth is told',
    command: ['vitest', 'run', 'test/e2e/faults.test.ts'],
    env: { PROOF: 'full' },
  },
  {
    name: 'agents',
    goal: 'an agent from nothing to a scheduled post, hostile clients, two refreshing at once 1,000 times: nobody signed out; its card in a real Chromium',
    command: ['vitest', 'run', 'test/agents', 'test/browser/card.test.ts'],
    env: { REFRESHES: '1000', BROWSER: '1' },
  },
  {
    name: 'agents',
    goal: 'the official conformance suite, the inspector, tokens, bundle, cold start, a card through OAuth',
    command: script('bench/main.ts', 'agents', 'agents-judged'),
  },
  {
    name: 'dashboard',
    goal: 'every flow and page of dashboard and docs in a real Chromium, with and without script; axe finds nothing on any page, light and dark, at 1280 and 390 px',
    command: ['vitest', 'run', 'test/browser'],
    env: { BROWSER: '1' },
  },
  {
    name: 'command-line',
    goal: 'all that the command line says and sends, under the oldest Node as well',
    command: ['vitest', 'run', 'test/cli'],
    env: { PROOF: 'full' },
  },
  {
    name: 'runtimes',
    goal: 'the client makes one journey in the Nodes that are here, Deno, Bun and bare workerd',
    command: [
      ...['npx', '--yes', '--package', 'deno@2.9.6', '--package', 'bun@1.4.5', '--call'],
      'vitest run test/client/runtimes.test.ts',
    ],
    env: { REQUIRE_RUNTIMES: '1' },
  },
  {
    name: 'fuzz',
    goal: '1,000 random requests an operation: no 5xx, none undocumented, no bad body taken',
    command: ['vitest', 'run', 'test/fuzz.test.ts', '--testTimeout=600000'],
    env: { FUZZ_CASES: '1000', SEED: seed },
  },
  {
    name: 'png',
    goal: '2,000 random pictures equal in two decoders, every planted mistake noticed',
    command: ['vitest', 'run', 'test/png'],
    env: { PROOF: 'full', SEED: seed },
  },
  {
    name: 'score',
    goal: '10,000 random runs recomputed to the integer; every planted fault named; 600 random pictures mended to a higher score or not at all',
    command: ['vitest', 'run', 'test/score'],
    env: { PROOF: 'full', SEED: seed },
  },
  {
    name: 'golden',
    goal: 'every golden picture, byte for byte',
    command: ['vitest', 'run', 'test/templates.test.ts', '--testTimeout=600000'],
    env: { PROOF: 'full' },
  },
  {
    name: 'uploads',
    goal: 'the largest pictures of each kind in six orders, and every font there is: one engine, under 100 MB',
    command: ['vitest', 'run', 'test/media/engine.test.ts', 'test/render/own-fonts.test.ts', '--testTimeout=600000'],
    env: { PROOF: 'full' },
  },
  {
    name: 'encoder',
    goal: '1,000 random scenes exact against two decoders, every planted mistake caught',
    command: script('bench/encoder/proof.ts', '--scenes', '1000', '--seed', '1'),
  },
  {
    name: 'videos',
    goal: '24 films of brands, lengths and kinds: strictly decoded, frames and sound exact, 40 dB and more around each join',
    command: ['vitest', 'run', 'test/video/whole.test.ts'],
    env: { PROOF: 'full' },
  },
  {
    name: 'music',
    goal: "every bed in every length: about -14 LUFS by ffmpeg's meter, nothing clipped",
    command: ['vitest', 'run', 'test/video/sound', '--testTimeout=600000'],
    env: { PROOF: 'full' },
  },
]

const names = args.filter(arg => !arg.startsWith('--'))
const isOf = ({ name }: Proof, asked: string) => [name, ...name.split('/')].includes(asked)
const known = proofs.map(proof => proof.name).join(', ')
const strange = args.filter(arg => arg.startsWith('--') && !/^--(?:record$|share=|minutes=)/.test(arg))
if (strange.length > 0) {
  console.log(
    `npm run proof -- [NAME ...] [--share=0.1] [--minutes=30] [--record]\n\nWithout a name all run. There are: ${known}.`,
  )
  process.exit(strange.every(arg => arg === '--help') ? 0 : 2)
}
const unknown = names.filter(name => !proofs.some(proof => isOf(proof, name)))
if (unknown.length > 0) throw new Error(`There is no proof ${unknown.join(', ')}. There are: ${known}.`)
const chosen = proofs.filter(proof => names.length === 0 || names.some(name => isOf(proof, name)))

/** What it tells of itself, or else whether it passed. */
function outcome({ name, goal, command: [bin = '', ...rest], env }: Proof): Measured[] {
  const dir = mkdtempSync(join(tmpdir(), 'brand-content-figures-'))
  const FIGURES = join(dir, 'figures')
  const began = performance.now()
  const { status } = spawnSync(bin, rest, { stdio: 'inherit', env: { ...process.env, ...env, FIGURES } })
  const told = keptFigures(FIGURES)
  rmSync(dir, { recursive: true, force: true })
  if (told.length > 0) return told
  const figure = `${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(0)} s`
  return [{ area: 'Proofs', figures: [{ goal: name, target: goal, figure, met: status === 0, how: `seed ${seed}` }] }]
}

const machine = () => `${availableParallelism()} cores at load ${loadavg()[0]?.toFixed(0)}`

const table: Measured[] = []
for (const proof of chosen) {
  console.log(`\n${proof.name}: ${proof.goal}`)
  for (const { area, figures } of outcome(proof)) {
    const dated = figures.map(one =>
      one.how.includes(' cores at load ') ? one : { ...one, how: `${one.how}; ${machine()}` },
    )
    table.push({ area, figures: dated })
    if (args.includes('--record'))
      record(join(import.meta.dirname, '../..', 'docs', 'figures.md'), area, dated, new Date())
  }
}

const figures = table.flatMap(one => one.figures)
console.log(`\nseed ${seed}`)
for (const { goal, target, figure, met, how } of figures)
  console.log(
    `${met ? 'met   ' : 'MISSED'}  ${goal.padEnd(10)} ${figure}\n${' '.repeat(20)}target: ${target}\n${' '.repeat(20)}${how}`,
  )
const met = figures.filter(one => one.met).length
console.log(`${met} met, ${figures.length - met} missed`)
process.exit(met === figures.length ? 0 : 1)
