import { squeeze } from '#lib/composer/words/compress.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { RuleName } from '#lib/score/rules.ts'
import { templates } from '#lib/templates/index.ts'

type Kind = 'composition' | 'scheme' | 'scale' | 'copy'

/** What may help where a rule fails, in the order in which it is tried. */
const helps: Partial<Record<RuleName, readonly Kind[]>> = {
  legible: ['scheme', 'composition'],
  contrast: ['scheme', 'composition'],
  perceived_contrast: ['scheme', 'composition'],
  palette_distance: ['scheme', 'composition'],
  body_text: ['composition', 'copy'],
  smallest_text: ['composition', 'copy'],
  text_whole: ['scale', 'copy', 'composition'],
  logo_whole: ['composition'],
  quiet_area: ['scale', 'composition', 'copy'],
  crowding: ['scale', 'composition', 'copy'],
  safe_zone: ['scale', 'composition'],
  focal_point: ['composition'],
  hierarchy: ['scale', 'composition'],
  text_sizes: ['composition'],
  logo_space: ['scale', 'composition'],
  logo_size: ['composition'],
}

export type Remedy = { action: string; picture: Picture }

/** What was drawn: the picture as it was asked for, and the composition that its seed came to. */
export type Subject = { picture: Picture; composition: string }

/** Other ways to draw a picture in which a rule fails; without `reword` the words stay as they are. */
export function remediesFor(rule: string, subject: Subject, kit: BrandKit, reword: boolean): Remedy[] {
  return (helps[rule as RuleName] ?? [])
    .filter(kind => reword || kind !== 'copy')
    .flatMap(kind => made[kind](subject, kit))
}

const SMALLER = [0.86, 0.74]
const SHORTER = 0.75
/** Texts that say more than the picture needs; headlines, names, numbers, quotes and code stay as they are. */
const PROSE = ['body', 'subheadline', 'detail', 'context']

const made: Record<Kind, (subject: Subject, kit: BrandKit) => Remedy[]> = {
  composition({ picture, composition }, kit) {
    const { template, width, height, data } = picture
    const others = templates[template]?.fitting(kit, [width, height], data).filter(name => name !== composition) ?? []
    return others.map(name => ({
      action: `composition ${name} for ${composition}`,
      picture: { ...picture, composition: name },
    }))
  },
  scheme({ picture, composition }) {
    const schemes = (['light', 'dark'] as const).filter(scheme => scheme !== picture.scheme)
    return schemes.map(scheme => ({ action: `${scheme} scheme`, picture: { ...picture, composition, scheme } }))
  },
  scale({ picture, composition }) {
    const steps = SMALLER.filter(scale => scale < (picture.scale ?? 1))
    return steps.map(scale => ({ action: `scale ${scale}`, picture: { ...picture, composition, scale } }))
  },
  copy({ picture, composition }) {
    const texts = PROSE.flatMap(field => {
      const text = picture.data[field]
      return typeof text === 'string' ? [{ field, text }] : []
    })
    return texts
      .sort((a, b) => b.text.length - a.text.length)
      .flatMap(({ field, text }) => {
        const shorter = squeeze(text, Math.floor(text.length * SHORTER))
        const data = { ...picture.data, [field]: shorter }
        return shorter ? [{ action: `${field} shortened`, picture: { ...picture, composition, data } }] : []
      })
      .slice(0, 1)
  },
}
