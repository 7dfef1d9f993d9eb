// Each mutant in a process of its own, seed after seed until one notices: node … test/simulator/prove-mutants.ts [--seeds 12]
// [--only NAME] [--share 0..13, two for each day: a week has all of which it is known where they are noticed; to find that takes minutes each]
// [--keep: where each is noticed is written down, so that its share begins there and all shares are alike]
// [--new: those alone of which that is not known]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepImage } from './image.ts'
import type { Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'
import { type Caught, Prover } from './prover.ts'
import { keepPlace, keptPlaces, shareOf } from './shares.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    seeds: { type: 'string', default: '12' },
    share: { type: 'string' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    new: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const share = values.share === undefined ? null : Number(values.share)
const places = keptPlaces()
const isPlaced = (name: string): boolean => Object.hasOwn(places, name)
const isWanted = ({ name, seldom }: Mutant): boolean =>
  name.includes(values.only ?? '') && (share === null || (!seldom && isPlaced(name))) && !(values.new && isPlaced(name))
const of = mutants.filter(isWanted)
const chosen = share === null ? of : shareOf(share, of, places)
if (chosen.length === 0)
  throw new Error(share === null ? `no mutant is named ${values.only}` : `share ${share} has no mutant`)
if (share !== null)
  console.log(
    `Share ${share} has ${chosen.length} of the ${of.length} mutants that are placed, ${mutants.length - of.length} are not`,
  )

/** Words of the product move the seeds: a share gives one that is adrift another play beside its place, and allows two; a full proof looks on. */
const [PLAYS_IN_SHARE, ADRIFT_IN_SHARE] = [2, 2]

const dir = mkdtempSync(join(tmpdir(), 'brand-content-mutants-'))
const image = join(dir, 'image.tar')
await keepImage(image)
const prover = new Prover({
  seed: Number(values.seed),
  seeds: Number(values.seeds),
  image,
  compiled: join(dir, 'compiled'),
  kept: share === null ? {} : places,
  most: share === null || values.keep ? Number.POSITIVE_INFINITY : PLAYS_IN_SHARE,
})
const found: Caught[] = []
const waiting = [...chosen]
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const caught = await prover.prove(next)
    found.push(caught)
    const { name, place } = caught
    if (values.keep && place) keepPlace(name, place)
    const by = place ? ` (seed ${place.seed}, ${place.size}: ${caught.by})` : ''
    console.log(`${place ? 'caught    ' : 'NOT CAUGHT'} ${name}${by}; ${caught.seconds.toFixed(0)} s`)
  }
}
// Two at once: one waits where the other computes.
await Promise.all([work(), work()]).finally(() => rmSync(dir, { recursive: true, force: true }))
const missed = found.filter(one => !one.by)
console.log(`${found.length - missed.length} of ${found.length} mutants caught`)
if (values.json) writeFileSync(values.json, JSON.stringify(found))
process.exit(missed.length > (share === null ? 0 : ADRIFT_IN_SHARE) ? 1 : 0)
