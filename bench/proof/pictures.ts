// Random texts, palettes and templates in number: each is drawn without a flaw, or refused as too long for its canvas.
import type { Proof } from '#bench/proof/proof.ts'
import { raster } from '#dev/build/raster.ts'
import { tryPictures } from '#test/render/property.ts'

const DRAWN = 10_000
const AT_ONCE = 100
const TOLD = 20

export const proof: Proof = {
  area: 'Pictures',
  async run({ seed, share }) {
    const target = Math.max(AT_ONCE, Math.round(DRAWN * share))
    const began = performance.now()
    const sums = { drawn: 0, refused: 0 }
    const flaws: string[] = []
    for (let from = 0; sums.drawn < target && flaws.length < target; from += AT_ONCE) {
      const { drawn, refused, broken } = await tryPictures(
        raster,
        Array.from({ length: AT_ONCE }, (_, index) => `${seed}/${from + index}`),
      )
      sums.drawn += drawn
      sums.refused += refused
      flaws.push(...broken.map(({ seed: where, what }) => `${where} · ${what}`))
    }
    for (const flaw of flaws.slice(0, TOLD)) console.log(flaw)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    return [
      {
        goal: 'random pictures without a flaw',
        target: `${DRAWN.toLocaleString('en')} drawn, 0 flaws`,
        figure: `${sums.drawn.toLocaleString('en')} drawn, ${flaws.length} flaws`,
        met: sums.drawn >= target && flaws.length === 0,
        how: `seed ${seed}, ${seconds} s; ${sums.refused.toLocaleString('en')} more were refused as too long for their canvas`,
      },
    ]
  },
}
