// Which other ways of drawing may help where a design rule fails.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { RuleName } from '#lib/score/rules.ts'
import { templates } from '#lib/templates/index.ts'

type Kind = 'composition' | 'scheme' | 'scale'

/** What may help where a rule fails, in the order in which it is tried. Words are never cut: they were judged as they are. */
const helps: Partial<Record<RuleName, readonly Kind[]>> = {
  legible: ['scheme', 'composition'],
  contrast: ['scheme', 'composition'],
  perceived_contrast: ['scheme', 'composition'],
  palette_distance: ['scheme', 'composition'],
  body_text: ['composition'],
  smallest_text: ['composition'],
  text_whole: ['scale', 'composition'],
  uncovered: ['scale', 'composition'],
  logo_whole: ['composition'],
  quiet_area: ['scale', 'composition'],
  crowding: ['scale', 'composition'],
  hole: ['composition'],
  key_fact: ['composition'],
  lead: ['composition'],
  torn: ['composition'],
  bare_slide: ['composition'],
  resolution: ['composition'],
  safe_zone: ['scale', 'composition'],
  focal_point: ['composition'],
  hierarchy: ['scale', 'composition'],
  text_sizes: ['composition'],
  logo_space: ['scale', 'composition'],
  logo_size: ['composition'],
}

/** What was drawn: the picture as it was asked for, and the composition that its seed came to. */
export type Subject = { picture: Picture; composition: string }

/** Another way to draw a picture, and all others of its set with it. */
export type Remedy = { action: string; change(subject: Subject): Picture }

/** Other ways to draw a picture in which a rule fails. */
export const remediesFor = (rule: string, subject: Subject, kit: BrandKit): Remedy[] =>
  (helps[rule as RuleName] ?? []).flatMap(kind => made[kind](subject, kit))

const SMALLER = [0.86, 0.74]

const made: Record<Kind, (subject: Subject, kit: BrandKit) => Remedy[]> = {
  composition({ picture: asked, composition }, kit) {
    const others = templates[asked.template]?.fitting(kit, asked).filter(name => name !== composition) ?? []
    return others.map(name => ({
      action: `composition ${name} for ${composition}`,
      change: ({ picture }) => ({ ...picture, composition: name }),
    }))
  },
  scheme({ picture: { scheme: now } }) {
    const schemes = (['light', 'dark'] as const).filter(scheme => scheme !== now)
    return schemes.map(scheme => ({
      action: `${scheme} scheme`,
      change: ({ picture, composition }) => ({ ...picture, composition, scheme }),
    }))
  },
  scale({ picture: { scale: now = 1 } }) {
    return SMALLER.filter(scale => scale < now).map(scale => ({
      action: `scale ${scale}`,
      change: ({ picture, composition }) => ({ ...picture, composition, scale }),
    }))
  },
}
