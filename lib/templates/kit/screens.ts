import type { BrandKit, Device } from '#lib/render/brand-kit.ts'
import type { Page } from '#lib/render/page.ts'
import type { Screen } from '#lib/render/part/device.ts'

/** The screen whose name, type, device or theme the hint names most often; else one that suits the canvas. */
export function screenFor(page: Page, hint: string | undefined): Screen | null {
  const words = (hint ?? '')
    .toLowerCase()
    .split(/\W+/)
    .filter(word => word.length > 2)
  const wanted: Device = page.canvas.shape === 'wide' ? 'desktop' : 'phone'
  const score = (screen: BrandKit['screens'][number]) => {
    const said = `${screen.name} ${screen.screen_type} ${screen.device} ${screen.theme}`.toLowerCase()
    return words.filter(word => said.includes(word)).length * 10 + (screen.device === wanted ? 2 : 0)
  }
  const order = page.kit.screens
    .map(screen => ({ screen, points: score(screen) + page.roll() }))
    .sort((a, b) => b.points - a.points)
  return order[0]?.screen ?? null
}
