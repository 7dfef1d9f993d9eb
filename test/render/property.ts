import { Problem } from '#lib/problem.ts'
import type { Raster } from '#lib/render/raster.ts'
import { dice } from '#lib/render/seed.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { brandNames, sampleKit } from '../../dev/kits.ts'
import { flaws } from './flaws.ts'
import { randomKit, randomPicture } from './random.ts'

export type Outcome = { drawn: number; refused: number; broken: { seed: string; what: string }[] }

/** Composes pictures of the given seeds; a refusal for length is an answer, anything else that goes wrong is a flaw. */
export async function tryPictures(raster: Raster, seeds: readonly string[]): Promise<Outcome> {
  const out: Outcome = { drawn: 0, refused: 0, broken: [] }
  const kits = brandNames.map(sampleKit)
  for (const seed of seeds) {
    const roll = dice(seed)
    const kit = randomKit(roll, kits[Math.floor(roll() * kits.length)] ?? sampleKit('kestrel'))
    const picture = randomPicture(roll)
    const where = `${seed} ${picture.template}/${picture.composition} ${picture.width}x${picture.height}`
    try {
      const found = flaws(await composePicture(raster, picture, kit))
      out.drawn++
      for (const what of found) out.broken.push({ seed: where, what })
    } catch (error) {
      if (error instanceof Problem && error.code === 'text_does_not_fit') out.refused++
      else out.broken.push({ seed: where, what: error instanceof Error ? error.message : String(error) })
    }
  }
  return out
}
