// `npm run proof`: the proofs at full size, one after the other, with a table at the end. Names choose: npm run proof -- races fuzz
import { spawnSync } from 'node:child_process'

type Proof = { name: string; goal: string; command: string[]; env?: Record<string, string> }

const script = (path: string, ...args: string[]) => [process.execPath, '--import', './dev/modules.mjs', path, ...args]
const seed = process.env.SEED ?? String(Math.floor(Date.now() / 1000) % 1_000_000)

const proofs: Proof[] = [
  {
    name: 'races',
    goal: '1,000 rounds of claims, counts and fan-in on a real PostgreSQL: none lost, none double',
    command: ['vitest', 'run', 'test/races'],
    env: { RACE_ROUNDS: '1000', REQUIRE_SERVICES: '1' },
  },
  {
    name: 'webhooks',
    goal: 'receivers of every manner, Workers killed, 19 endpoints beside one that hangs: p95 of first attempts at most 10 % later',
    command: ['vitest', 'run', 'test/e2e/webhooks.test.ts'],
    env: { PROOF: 'full' },
  },
  {
    name: 'fuzz',
    goal: '1,000 random requests an operation: no 5xx, none undocumented, no bad body taken',
    command: ['vitest', 'run', 'test/fuzz.test.ts', '--testTimeout=600000'],
    env: { FUZZ_CASES: '1000', SEED: seed },
  },
  {
    name: 'golden',
    goal: 'every golden picture, byte for byte',
    command: ['vitest', 'run', 'test/templates.test.ts', '--testTimeout=600000'],
    env: { PROOF: 'full' },
  },
  {
    name: 'pictures',
    goal: '10,000 random texts, palettes and templates: nothing cut, no glyph missing, contrast kept',
    command: script('bench/pictures-proof.ts', '10000', seed),
  },
  {
    name: 'encoder',
    goal: '1,000 random scenes exact against two decoders, every planted mistake caught',
    command: script('bench/proof-encoder.ts', '--scenes', '1000', '--seed', '1'),
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

const chosen = proofs.filter(proof => process.argv.length < 3 || process.argv.slice(2).includes(proof.name))
if (chosen.length === 0)
  throw new Error(`There is no such proof. There are: ${proofs.map(proof => proof.name).join(', ')}.`)

const rows = chosen.map(({ name, goal, command: [bin = '', ...args], env }) => {
  const began = performance.now()
  const { status } = spawnSync(bin, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return { name, goal, passed: status === 0, seconds: (performance.now() - began) / 1000 }
})

console.log(`\nseed ${seed}`)
for (const row of rows)
  console.log(
    `${row.passed ? 'passed' : 'FAILED'}  ${row.name.padEnd(9)} ${row.seconds.toFixed(0).padStart(5)} s  ${row.goal}`,
  )
const passed = rows.filter(row => row.passed).length
console.log(`${passed} passed, ${rows.length - passed} failed`)
process.exit(passed === rows.length ? 0 : 1)
