// The upper edge of the ground to come, in the brand's own shape: what goes through all cuts of a film, and along the foot of slides.
import { registry } from '#lib/registry.ts'
import type { Motif, Signature } from '#lib/render/signature/signature.ts'

type Edge = (width: number, tall: number) => string

/** Of the width of an upright film, how high it is. */
const RISE = 0.15

export const tallOf = ({ width, height }: { width: number; height: number }): number =>
  2 * Math.round((Math.min(width, (height * 9) / 16) * RISE) / 2)

const repeated =
  (count: number, one: (x: number, step: number, tall: number) => string): Edge =>
  (width, tall) =>
    Array.from({ length: count }, (_, at) => one((at * width) / count, width / count, tall)).join('')

/** Each goes from the left side to the right one, from where its `path` begins. */
const edges = {
  dome: (width, tall) => `M0 ${tall}Q${width / 2} ${-tall} ${width} ${tall}`,
  slope: (width, tall) => `M0 ${tall}L${width} 0`,
  wave: (width, tall) =>
    `M0 ${tall / 2}${repeated(2, (x, step) => `Q${x + step / 4} ${-tall / 2} ${x + step / 2} ${tall / 2}T${x + step} ${tall / 2}`)(width, tall)}`,
  saw: (width, tall) => `M0 ${tall}${repeated(4, (x, step) => `L${x + step / 2} 0L${x + step} ${tall}`)(width, tall)}`,
  scallop: (width, tall) =>
    `M0 ${tall}${repeated(3, (x, step) => `A${step / 2} ${tall} 0 0 1 ${x + step} ${tall}`)(width, tall)}`,
} satisfies Record<string, Edge>

const OWN: Partial<Record<Motif, keyof typeof edges>> = /* @__PURE__ */ registry({
  ...{ wave: 'wave', saw: 'saw', arch: 'scallop', scallop: 'scallop' },
})

/** The motif where it has a profile, else the shape that the brand gives its pictures. */
const edgeFor = ({ motif, picture }: Signature): Edge =>
  edges[OWN[motif] ?? (picture.crop === 'square' ? 'slope' : 'dome')]

/** From the left side to the right one and down to its own foot. */
export const profilePath = (signature: Signature, width: number, tall: number): string =>
  `${edgeFor(signature)(width, tall)}V${tall}H0Z`
