import type { Drawn, Facts, Found } from '#lib/score/drawn.ts'
import { hundredths, least, most } from '#lib/score/found.ts'
import { looksChecks } from '#lib/score/looks-checks.ts'
import type { RuleName } from '#lib/score/rules.ts'

type Check = (drawn: Drawn) => Found | null
type Checked = { check: Check; fix: string }

const CANVAS_PX = 1080
/** Small print and names of things; all else is read as running text. */
const SMALL_PRINT = new Set('meta source legal language position competition eyebrow wordmark code hour'.split(' '))
const DISPLAY = new Set(['quote mark'])
/** A number and its line beside a drawing leave nothing to take off. */
const SPARSE = 2
const isSparse = ({ texts }: Facts): boolean =>
  texts !== undefined && texts.filter(({ role }) => role !== 'wordmark').length <= SPARSE

/** How every design rule is measured, and what helps where it fails. A check without its fact answers nothing. */
export const checks: Partial<Record<RuleName, Checked>> = {
  ...looksChecks,
  contrast: {
    check: drawn => ofTexts(drawn, text => least(text.wcag, text.large ? 3 : 4.5, text.box)),
    fix: 'Set the text in a colour further from its ground.',
  },
  perceived_contrast: {
    check: drawn => ofTexts(drawn, text => least(text.apca, 45, text.box)),
    fix: 'Set the text in a colour further from its ground.',
  },
  body_text: {
    check: drawn => ofTexts(drawn, text => (text.small ? null : least(text.size_px, 28 * text.unit, text.box))),
    fix: 'Shorten the text, so that it can be set larger.',
  },
  smallest_text: {
    check: drawn => ofTexts(drawn, text => least(text.size_px, 24 * text.unit, text.box)),
    fix: 'Shorten the text, so that it can be set larger.',
  },
  quiet_area: {
    check: ({ proof }) =>
      proof?.quiet_area === undefined ? null : least(proof.quiet_area, isSparse(proof) ? 0.3 : 0.4),
    fix: 'The picture is full: say less, or make it a carousel.',
  },
  crowding: {
    check: ({ proof, width }) =>
      proof?.nearest ? least(proof.nearest.gap_px, 12 * unitOf(width), proof.nearest.box) : null,
    fix: 'Shorten the texts, or try another variation.',
  },
  focal_point: {
    check: ({ proof, width, height }) => {
      const [largest] = sizesOf(proof)
      const short = Math.min(width ?? CANVAS_PX, height ?? CANVAS_PX)
      return largest === undefined ? null : least(hundredths(largest / short, 3), 0.065, boxOf(proof, largest))
    },
    fix: 'Shorten the headline, so that it can lead.',
  },
  hierarchy: {
    check: ({ kind, proof }) => {
      const [largest, next] = sizesOf(proof)
      // The scenes of a film are not seen side by side.
      if (kind === 'video') return null
      return largest === undefined || next === undefined
        ? null
        : least(hundredths(largest / next, 2), 1.15, boxOf(proof, next))
    },
    fix: 'Let one text lead.',
  },
  text_sizes: {
    check: ({ kind, proof, width, height }) => {
      const steps = stepsOf(sizesOf(proof))
      return steps === 0 || kind === 'video' ? null : most(steps, (height ?? 0) > 2 * (width ?? CANVAS_PX) ? 6 : 5)
    },
    fix: 'Leave out a text, or try another variation.',
  },
  safe_zone: {
    check: ({ proof }) => (proof?.safe_zone_hits ? most(proof.safe_zone_hits.length, 0, hitBox(proof)) : null),
    fix: 'Keep texts out of the strips that the platform covers.',
  },
  palette_distance: {
    check: ({ proof }) =>
      proof?.palette ? { ...most(proof.palette.distance, 0.06), threshold: `0.06 for ${proof.palette.colour}` } : null,
    fix: 'Use the colours of the brand.',
  },
  logo: {
    check: ({ proof }) =>
      proof?.logo === undefined ? null : holds(proof.logo !== null, proof.logo?.form ?? 'none', 'logo or wordmark'),
    fix: 'Add a logo to the brand, or try another variation.',
  },
  logo_size: {
    check: ({ proof, width, height }) => {
      const short = Math.min(width ?? CANVAS_PX, height ?? CANVAS_PX)
      return proof?.logo
        ? least(hundredths(proof.logo.box.height / short, 3), proof.logo.form === 'logo' ? 0.03 : 0.02, proof.logo.box)
        : null
    },
    fix: 'Set the logo larger.',
  },
  logo_space: {
    check: ({ proof }) =>
      proof?.logo && proof.logo.clear !== null ? least(proof.logo.clear, 0.5, proof.logo.box) : null,
    fix: 'Keep half its height free around the logo.',
  },
  text_whole: {
    check: ({ proof }) => {
      const cut = proof?.texts?.filter(text => text.cut)
      return cut ? most(cut.length, 0, cut[0]?.box) : null
    },
    fix: 'Shorten the text.',
  },
  uncovered: {
    check: ({ kind, proof }) =>
      kind === 'video' || !proof?.covered ? null : most(proof.covered.length, 0, proof.covered[0]?.box),
    fix: 'Shorten the texts, so that nothing stands over another.',
  },
  glyphs_known: {
    check: ({ proof }) => (proof?.missing_glyphs ? most(proof.missing_glyphs.length, 0) : null),
    fix: 'Leave out the characters that no font has.',
  },
  legible: {
    check: drawn => ofTexts(drawn, text => least(text.wcag, 3, text.box)),
    fix: 'Set the text in a colour further from its ground.',
  },
  logo_whole: {
    check: ({ proof }) =>
      proof?.logo ? holds(proof.logo.whole, proof.logo.whole ? 'whole' : 'cut', 'whole', proof.logo.box) : null,
    fix: 'Bring the whole logo onto the canvas.',
  },
}

const holds = (passed: boolean, measured: string, threshold: string, box?: Found['box']): Found => ({
  ...{ measured, threshold, box },
  ...{ passed, room: Number(passed) },
})

type Text = {
  size_px: number
  wcag: number
  apca: number
  large: boolean
  small: boolean
  unit: number
  box?: Found['box']
}

/** The finding for the text that keeps a rule least. */
function ofTexts({ proof, width }: Drawn, judged: (text: Text) => Found | null): Found | null {
  const unit = unitOf(width)
  const found = (proof?.texts ?? []).flatMap(({ role, size_px, box }, index) => {
    const pair = proof?.contrast?.[index]
    if (!pair || DISPLAY.has(role)) return []
    const large = size_px >= 32 * unit
    return judged({ size_px, wcag: pair.wcag, apca: pair.apca, large, small: SMALL_PRINT.has(role), unit, box }) ?? []
  })
  return found.sort((a, b) => a.room - b.room)[0] ?? null
}

/** Small canvases are looked at as large as others; on larger ones pixels are not asked to grow. */
const unitOf = (width: number | null): number => Math.min(width ?? CANVAS_PX, CANVAS_PX) / CANVAS_PX

const boxOf = (proof: Facts | null, size: number) => proof?.texts?.find(text => text.size_px === size)?.box

const sizesOf = (proof: Facts | null): number[] =>
  [...new Set(proof?.texts?.map(text => text.size_px))].sort((a, b) => b - a)

/** Sizes that differ by less than 15 % look like one. */
function stepsOf(sizes: readonly number[]): number {
  let [steps, last] = [0, Number.POSITIVE_INFINITY]
  for (const size of sizes) {
    if (size * 1.15 > last) continue
    steps++
    last = size
  }
  return steps
}

const hitBox = ({ texts, safe_zone_hits: [hit] = [] }: Facts) => texts?.find(text => text.role === hit)?.box
