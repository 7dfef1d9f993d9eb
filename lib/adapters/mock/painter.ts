// Stands in for an image model in test mode: hills under a sun in the colours that the prompt tells, the same for the same prompt.
import type { Painter } from '#lib/ports/painter.ts'
import { PAINTED_SIDE } from '#lib/ports/painter.ts'
import type { Raster } from '#lib/render/raster.ts'
import { drawing } from '#lib/render/scene.ts'
import { dice } from '#lib/render/seed.ts'

const HILLS = 3

export const testPainter = (raster: Raster): Painter => ({
  name: 'test',
  paint({ prompt, width = PAINTED_SIDE, height = PAINTED_SIDE }) {
    const rect = { x: 0, y: 0, width, height }
    const root = {
      type: 'container' as const,
      style: { position: 'relative', width, height, backgroundColor: '#DCE6EA' },
      children: [drawing(rect, landscape(prompt, width, height))],
    }
    return raster.draw({ root, width, height, images: new Map(), fonts: [] }, 'png')
  },
})

function landscape(prompt: string, width: number, height: number): string {
  const roll = dice(`painted/${prompt}`)
  const told = prompt.match(/#[0-9A-Fa-f]{6}/g) ?? ['#3E5C76', '#A3B18A']
  const colour = (at: number) => told[at % told.length]
  const sun = `<circle cx="${width * (0.25 + roll() / 2)}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.14}" fill="${colour(1)}"/>`
  const hills = Array.from({ length: HILLS }, (_, at) => {
    const top = height * (0.45 + at * 0.15)
    const [left, right] = [top - height * 0.2 * roll(), top - height * 0.2 * roll()]
    const path = `M0 ${left}C${width * 0.3} ${top + height * 0.1} ${width * 0.6} ${top - height * 0.15} ${width} ${right}V${height}H0Z`
    return `<path d="${path}" fill="${colour(at)}" fill-opacity="${0.55 + at * 0.2}"/>`
  })
  return sun + hills.join('')
}
