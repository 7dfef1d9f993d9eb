import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { pick } from '#lib/render/seed.ts'

/** A loud ground: mostly the brand's signature; brands that play use all their colours. */
export function loudGround(page: Page): Ground {
  const [first, second] = page.theme.vivid
  if (page.pairing.manner === 'friendly') return pick(page.roll, page.theme.playful)
  return pick(page.roll, [first, first, first, second ?? first])
}

export function calmGround(page: Page): Ground {
  const { plain, deep, soft } = page.theme
  return pick(page.roll, page.theme.dark ? [plain, plain, soft] : [plain, plain, deep, soft])
}

export function anyGround(page: Page): Ground {
  return page.roll() < 0.5 ? calmGround(page) : loudGround(page)
}
