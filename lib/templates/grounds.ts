import type { Ground } from '#lib/render/colour/ground.ts'
import { mix } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
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

/** A tone of the paper for a large sign behind the words: as strong as lets them be read on it. */
export function ghostOf(on: Ground): string {
  const shares = [0.6, 0.5, 0.4, 0.3, 0.2, 0.1]
  const tried = shares.map(share => mix(on.paper, on.calm, share))
  return tried.find(tone => [on.ink, on.body].every(ink => reaches(ink, [tone], LARGE))) ?? on.paper
}
