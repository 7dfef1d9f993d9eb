import { registry } from '#lib/registry.ts'
import { type Ground, groundOn } from '#lib/render/colour/ground.ts'
import { contrast, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { LARGE, reaches } from '#lib/render/colour/readable.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import type { Page } from '#lib/render/page.ts'
import { isInkSeen } from '#lib/render/part/logo-inks.ts'
import type { GroundRole, Meaning } from '#lib/render/signature/signature.ts'
import { isSoberTone } from '#lib/render/type/manner.ts'
import { groundWished } from '#lib/render/wished.ts'
import { lit } from '#lib/templates/kit/wash.ts'

/** A loud ground: mostly the brand's signature; brands that play use all their colours. */
export function loudGround(page: Page): Ground {
  if (isColoured(page)) return colouredGround(page)
  const own = ownGround(page)
  const calm = own === page.theme.plain || own === page.theme.soft
  return calm ? grounded(page, page.signature.grounds.event) : own
}

/** The ground of what the picture says, where its composition wants a calm one. */
export function calmGround(page: Page): Ground {
  if (isColoured(page)) return loudGround(page)
  const own = ownGround(page)
  if (page.turned > 0 || groundWished(page.wished)) return own
  const loud = page.theme.playful.includes(own) || page.theme.vivid.includes(own)
  return loud ? page.theme.plain : own
}

const meanings: Record<string, Meaning> = /* @__PURE__ */ registry({
  event_reminder: 'event',
  product_launch: 'event',
  launch: 'event',
  schedule: 'event',
  announcement: 'event',
  milestone: 'event',
  notice: 'notice',
  hours: 'notice',
  offer: 'offer',
  price_change: 'offer',
  price_list: 'everyday',
  job_opening: 'event',
  appeal: 'offer',
})

/** Grounds have meanings, and the meaning is the template's. */
export function ownGround(page: Page): Ground {
  return grounded(page, page.signature.grounds[meaningOf(page)])
}

const meaningOf = ({ template }: Page): Meaning => meanings[template] ?? 'everyday'

/** Words without a drawing on plain paper are a typed notice: they stand on a colour of the brand, unless brand or news are sober; another take of a sober brand may. */
export const isColoured = ({ bare, subject: { sober }, kit, wished, turned }: Page): boolean =>
  bare === true &&
  !sober &&
  !wished.includes('quiet') &&
  (turned > 0 || wished.includes('loud') || !isSoberTone(kit.voice.tone ?? ''))

/** Every loud colour of the palette is one of these; what is grave stands on the dark one. */
const COLOURED: Record<Meaning, GroundRole> = { everyday: 'loud', event: 'loud', notice: 'second', offer: 'second' }

const QUIET = ['deep', 'soft', 'plain'] as const

/** The colour that its news asks for, or the next on which the brand's logo is seen and which is of the theme that was asked for. */
function colouredGround(page: Page): Ground {
  const { grave, shut } = page.subject
  const loud = grave && !shut ? [] : ([COLOURED[meaningOf(page)], 'loud', 'second', 'third'] as const)
  const from = loud.length > 0 ? 0 : page.turned % QUIET.length
  const all = [...loud, ...QUIET.slice(from), ...QUIET.slice(0, from)].map(role => grounded(page, role))
  const fitting = all.filter(isOfTheme(page))
  const inks = page.logo_inks ?? []
  const signed = (one: Ground) => inks.length === 0 || inks.some(ink => isInkSeen(ink, lit(one).tones))
  return fitting.find(signed) ?? fitting[0] ?? all[0] ?? page.theme.plain
}

/** How dark a colour is that serves after dark, as for loud ones. */
const DUSK = 0.6

/** Asked for by day or after dark, a card keeps to that; where its brand is the other, it is not what it would be anyway. */
function isOfTheme(page: Page): (one: Ground) => boolean {
  const { scheme, dark } = page.theme
  if (scheme === 'auto') return () => true
  const own = themeOf(page.kit.palette, 'auto')
  const usual = own.dark === dark ? null : colouredGround({ ...page, theme: own }).paper
  return ({ paper }) => lch(paper).l < DUSK === dark && paper !== usual
}

function grounded({ theme }: Page, role: GroundRole): Ground {
  const { plain, soft, deep, playful, vivid } = theme
  const loud = [vivid[0], ...playful.filter(one => one.paper !== vivid[0].paper)]
  const roles: Record<GroundRole, Ground> = {
    ...{ plain, soft, deep, loud: vivid[0] },
    second: loud[1] ?? vivid[0],
    third: loud[2] ?? loud[1] ?? vivid[0],
  }
  return roles[role]
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
