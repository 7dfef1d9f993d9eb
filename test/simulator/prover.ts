// Plays a mutant until its violation is told, a few runs first, and the product as it is beside it.
import { spawn } from 'node:child_process'
import type { Mutant } from './mutant.ts'

export type Caught = { name: string; by: string | null; place: Place | null; seconds: number }

/** Where a mutant was noticed, and what that cost. */
export type Place = { seed: number; size: 'few' | 'all'; cpu_s: number }

export type Proving = {
  seed: number
  /** So many are tried at full size. */
  seeds: number
  /** Of the database, and what was compiled of the modules: made once for all processes. */
  image: string
  compiled: string
  /** Where each was noticed before, which is tried first. */
  kept: Record<string, Place>
  /** So many plays of each at most. */
  most: number
}

type Try = Pick<Place, 'seed' | 'size'>

const SIZES = { few: '60', all: '200' }
const INTERLEAVINGS = '600'
/** Most mutants are noticed by so many short plays, at a third of the price. Interleavings end with the first that is wrong: theirs would be the beginning of the long one. */
const SHORT_TRIES = 2
/** As many seeds more where few show it. */
const SELDOM = 4

export class Prover {
  readonly #sound = new Map<string, Promise<boolean>>()
  readonly #given: Proving

  constructor(given: Proving) {
    this.#given = given
  }

  async prove(mutant: Mutant): Promise<Caught> {
    const { name, by } = mutant
    const began = performance.now()
    const ended = (violation: string | null, place: Place | null) => ({
      ...{ name, by: violation, place, seconds: (performance.now() - began) / 1_000 },
    })
    for (const one of this.#tries(mutant).slice(0, this.#given.most)) {
      const said = await this.#simulated([...script(by, one), '--mutant', name])
      const violation = violationIn(said)
      if (violation && (await this.#isSound(by, one)))
        return ended(violation.trim().slice(0, 150), { ...one, cpu_s: cpuIn(said) })
      if (!violation && !said.includes('; 0 violations')) throw new Error(`"${name}" could not be simulated: ${said}`)
    }
    return ended(null, null)
  }

  #tries({ name, seldom, by }: Mutant): Try[] {
    const { seed, seeds, kept } = this.#given
    const most = seeds * (seldom ? SELDOM : 1)
    const many = (count: number, size: Try['size']) =>
      Array.from({ length: count }, (_, index) => ({ seed: seed + index, size }))
    const tries = [...many(seldom || by ? 0 : SHORT_TRIES, 'few'), ...many(most, 'all')]
    const place = kept[name]
    return place ? [place, ...tries.filter(one => one.seed !== place.seed || one.size !== place.size)] : tries
  }

  /** What the product as it is breaks as well is no mutant's doing. */
  #isSound(by: Mutant['by'], one: Try): Promise<boolean> {
    const asked = script(by, one)
    const known = this.#sound.get(`${asked}`) ?? this.#simulated(asked).then(said => !violationIn(said))
    this.#sound.set(`${asked}`, known)
    return known
  }

  #simulated(args: string[]): Promise<string> {
    const { image, compiled } = this.#given
    const env = { ...process.env, DATABASE_IMAGE: image, NODE_COMPILE_CACHE: compiled }
    const child = spawn(process.execPath, ['--import', './dev/modules.mjs', ...args], { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', part => {
        said += part
      })
    return new Promise(resolve => child.on('close', () => resolve(said)))
  }
}

/** What plays a seed, and with how much. */
const script = (by: Mutant['by'], { seed, size }: Try): string[] =>
  by
    ? ['test/simulator/interleavings/main.ts', '--of', by, '--seed', `${seed}`, '--count', INTERLEAVINGS]
    : ['test/simulator/main.ts', '--seed', `${seed}`, '--runs', SIZES[size]]

const violationIn = (said: string) =>
  /; [1-9]\d* violations/.test(said)
    ? said.split('\n').find(line => line.startsWith('  ') && !line.startsWith('  again'))
    : undefined

const cpuIn = (said: string) => Number(/([\d.]+) s of processor/.exec(said)?.[1] ?? 0)
