// The families that a brand has brought itself.
import type { Cut, Family, OwnFace } from '#lib/render/type/font/families.ts'
import type { Metrics } from '#lib/render/type/font/package.ts'
import { packages } from '#lib/render/type/fonts.generated.ts'

/** Headlines are bold where the brand has a bold file; nothing is made bold that is not. */
const DISPLAY = 700
const TEXT = 420

export const sameFamily = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Null where no file is of the family. `instead` draws what it lacks. */
export function ownFamily(faces: readonly OwnFace[], name: string, instead: Family): Family | null {
  const mine = faces.filter(face => sameFamily(face.family, name))
  const upright = mine.filter(face => !face.italic)
  const [first, ...others] = upright.length > 0 ? upright : mine
  if (!first) return null
  const { ascent, descent } = first.metrics
  // Lines that are as near as the family's own box lets them stand without meeting.
  const leading = Math.min(1.2, Math.max(1.02, (ascent + descent) * 0.88))
  return {
    name: first.family,
    package: nameOf(first),
    kind: instead.kind,
    display: { weight: DISPLAY, tracking: -0.015, leading },
    text: { weight: TEXT, tracking: 0, leading: Math.max(1.36, leading) },
    own: { face: first, others, instead },
  }
}

/** What the engine knows it by: two files are never taken for one another. */
const nameOf = ({ path }: OwnFace): string => `own-${path.slice(path.lastIndexOf('/') + 1)}`

/** The file whose weight is nearest, in a weight that it has; a curated family is as it was. */
export function worn(family: Family, cut: Cut): { family: Family; cut: Cut } {
  const { own } = family
  if (!own) return { family, cut }
  const off = (face: OwnFace) => Math.abs(weightIn(face, cut.weight) - cut.weight)
  const faces = [own.face, ...own.others]
  const face = faces.reduce((best, one) => (off(one) < off(best) ? one : best))
  const worn = { ...family, package: nameOf(face), own: { ...own, face, others: faces.filter(one => one !== face) } }
  return { family: worn, cut: { ...cut, weight: weightIn(face, cut.weight) } }
}

function weightIn({ weight, weights }: OwnFace, wanted: number): number {
  if (!weights) return weight
  const [least, most] = weights
  return Math.min(most, Math.max(least, wanted))
}

const UNKNOWN: Metrics = { ascent: 0.95, descent: 0.25, cap: 0.7, x: 0.5, bearing: 0.08 }

export const metricsOf = (family: Family): Metrics =>
  family.own?.face.metrics ?? packages[family.package]?.metrics ?? UNKNOWN
