import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { contrast, lch, mix, shade } from '#lib/render/colour/oklch.ts'
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

/** The ground that stands out most plainly from another: the everyday paper or a loud one, after dark the leading colour itself. */
export function standingOut(page: Page, from: Ground, ...wanted: readonly Ground[]): Ground {
  const { plain, deep, vivid, soft } = page.theme
  const inks = [plain.ink, plain.paper, deep.ink, deep.paper]
  const lead = groundOn(plain.lead, { inks, lead: [plain.paper, plain.ink], accent: [plain.accent] })
  const apart = (one: Ground) => contrast(one.paper, from.paper)
  // On a light paper a loud colour is seen by its chroma.
  const first =
    wanted.find(one => apart(one) >= (from.dark ? 2.6 : 1.12)) ?? [plain, ...vivid, lead].find(one => apart(one) >= 3)
  return first ?? [plain, ...vivid, lead, soft].toSorted((a, b) => apart(b) - apart(a))[0] ?? plain
}

const SEEN = 1.16

/** A tone of the paper for a large sign behind the words: seen, and as strong as lets them be read on it. */
export function ghostOf(on: Ground): string {
  const { l } = lch(on.paper)
  const mixed = [0.6, 0.5, 0.4, 0.3, 0.2].map(share => mix(on.paper, on.calm, share))
  const away = on.dark ? -1 : 1
  const shaded = [0.16, 0.13, 0.1, 0.08, 0.06].map(step => shade(on.paper, { l: Math.min(0.985, l + away * step) }))
  const readable = [...mixed, ...shaded].filter(tone => [on.ink, on.body].every(ink => reaches(ink, [tone], LARGE)))
  const strongest = readable.toSorted((a, b) => contrast(b, on.paper) - contrast(a, on.paper))[0]
  return readable.find(tone => contrast(tone, on.paper) >= SEEN) ?? strongest ?? on.paper
}
