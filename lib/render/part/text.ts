// One text of a picture: in the family, cut and size that its ask, its brand and its owner's wishes leave it, and proven where it stands.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { LARGE, readable, type Target } from '#lib/render/colour/readable.ts'
import type { Ledger, TextAsk } from '#lib/render/page.ts'
import { type Block, blockOf } from '#lib/render/part/block.ts'
import { contrastRow, type Proof } from '#lib/render/proof/proof.ts'
import { glyphsMissing, textDoesNotFit } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Dress, Read } from '#lib/render/read.ts'
import { type Rect, rounded } from '#lib/render/scene.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import { soberCut } from '#lib/render/signature/sober.ts'
import { inCase, LEADS } from '#lib/render/signature/voice.ts'
import { colouredIn, mostStressed, stressOf, tintedLine } from '#lib/render/stressed.ts'
import { clean } from '#lib/render/type/clean.ts'
import { figuresClear, HUGE } from '#lib/render/type/cut-style.ts'
import { fitText, mostThatFits, type Tints } from '#lib/render/type/fit.ts'
import { dressed } from '#lib/render/type/font/dressed.ts'
import type { Pairing } from '#lib/render/type/font/pairing.ts'
import { emojiImages } from '#lib/render/type/glyphs.ts'
import type { Room, Setting as TextSetting } from '#lib/render/type/shape/best-setting.ts'
import { tornIn } from '#lib/render/type/torn.ts'
import { typeset } from '#lib/render/type/typeset.ts'

/** Below a headline a small letter goes on from it by itself: “who stood in the rain”. */
const LED_ON = /^(?:…|\.{3})(?=\p{Ll})/u

/** Roles whose text is part of the drawing and says nothing by itself. */
const ORNAMENTS = new Set(['quote mark', 'steps number', 'number', 'position', 'hour'])

type Setting = {
  role: string
  value: string
  ask: TextAsk
  scale: number
  signature: Signature
  most: readonly number[] // for letters that lead, and for numbers that do
  tongue: Read['subject']['tongue']
  stressed: Dress['stressed']
  palette: BrandKit['palette']
  unit: number
  tall: boolean
}

export async function setText(
  raster: Raster,
  pairing: Pairing,
  ledger: Ledger,
  { role, value, ask, scale, signature, most, tongue, ...look }: Setting,
): Promise<Block> {
  const own = role === 'body' ? value.replace(LED_ON, '') : value
  const said = ask.face === 'mono' ? clean(own) : typeset(clean(own), tongue)
  const text = ask.face === 'display' && LEADS.has(role) ? inCase(said, signature) : said
  const loud = ask.face === 'display' || ask.face === 'figure'
  const { family, cut: dressing, base, standIn } = dressed(text, ask, pairing)
  const stress = stressOf(look.stressed, said)
  const limit = stress === 'large' ? Infinity : (most[['display', 'figure'].indexOf(ask.face)] ?? Infinity)
  const cut = limit < Infinity ? soberCut(dressing) : dressing
  // Letters that nearly touch in the face's own cut are set no tighter by any layout.
  if (loud) cut.tracking = Math.max(cut.tracking, base.tracking)
  const largest = Math.min(ask.max * grownBy(ask.face, scale), limit)
  const room = roomOf(ask, mostStressed(largest, stress, { ...look, sized: ask.sized === true }), scale > 1)
  if (ask.face === 'figure' && ask.max >= HUGE) Object.assign(cut, figuresClear(cut, text, family.kind))
  const setting = await fitText(raster, text, family, cut, room)
  if (!setting) throw textDoesNotFit(role, text, await mostThatFits(raster, text, family, cut, room))
  if (setting.glyphs.missing.length > 0) throw glyphsMissing(setting.glyphs.missing, family.name)
  for (const face of setting.glyphs.faces) ledger.fonts.set(face.path, face)
  for (const [key, bytes] of emojiImages(setting.glyphs)) ledger.images.set(key, bytes)
  const colour = ask.behind ? readable(ask.on[ask.tone], ask.behind, LARGE) : ask.on[ask.tone]
  const align = sideOf(ask.align, setting.rtl)
  const widest = Math.max(...setting.lines.map(line => line.width))
  const inked = inColours(colouredIn(look.stressed, said, { palette: look.palette, own: ask.on.lead_ink }), setting, {
    colour,
    ask,
  })
  return blockOf(setting, { width: ask.width, most: room.max, align, widest, ...inked }, rect => {
    if (standIn) ledger.standIns.push({ role, ...standIn })
    if (ask.untold) return
    proveText(ledger, role, { ask: { ...ask, tints: inked.tints }, text, setting, colour: inked.colour, widest, rect })
    if (!ORNAMENTS.has(role)) ledger.words.push({ text: said, x: rect.x, y: rect.y })
  })
}

/** From this size on letters keep their hue where smaller ones would be lightened until it is gone. */
const HEADING = 48
const HUED: Target = { wcag: 3.1, apca: 46 }

/** Words that have a colour of their own, as near to it as is read where they stand. */
function inColours(
  found: ReturnType<typeof colouredIn>,
  { size }: TextSetting,
  { colour, ask }: { colour: string; ask: TextAsk },
): { colour: string; tints: Tints | undefined } {
  if (!found) return { colour, tints: ask.tints }
  const target = size >= HEADING ? HUED : LARGE
  const own = readable(found.colour, ask.behind ?? [ask.on.paper], target)
  const parts = (line: string) => tintedLine(line, found.words, [own, colour])
  return { colour, tints: line => parts(line) ?? [{ text: line, colour }] }
}

const roomOf = (ask: TextAsk, most: number, grown: boolean): Room => ({
  width: ask.width,
  height: ask.height ?? Number.POSITIVE_INFINITY,
  max: Math.max(most, ask.min),
  min: ask.min,
  lines: ask.lines,
  even: ask.even ?? ask.face === 'display',
  ...{ large: ask.large, leading: ask.leading, whole: ask.whole, grown },
})

type Standing = { ask: TextAsk; text: string; setting: TextSetting; colour: string; widest: number; rect: Rect }

/** Writes down where a text stands, how it was set, and how well it is read there. */
function proveText(ledger: Ledger, role: string, { ask, text, setting, colour, widest, rect }: Standing): void {
  ledger.occupied.push({ role, text: true, ...rect })
  ledger.texts.push({
    role,
    size_px: setting.size,
    lines: setting.lines.length,
    slack_px: Math.round(ask.width - widest),
    cut: false,
    box: rounded(rect),
    ...tornIn(text, setting.lines),
  })
  const behind = ask.behind ?? [ask.tone === 'on_lead' ? ask.on.lead : ask.on.paper]
  const tinted = setting.lines.flatMap(line => ask.tints?.(line.text).map(part => part.colour) ?? [])
  ledger.contrast.push(faintest([colour, ...tinted].map(one => contrastRow(role, one, behind))))
}

const sideOf = (align: TextAsk['align'] = 'start', rtl: boolean) => (align !== 'far' ? align : rtl ? 'start' : 'end')
/** What leads grows more than what explains. */
export const grownBy = (face: TextAsk['face'], scale: number): number =>
  scale > 1 && (face === 'text' || face === 'mono') ? Math.sqrt(scale) : scale

const faintest = (rows: Proof['contrast']): Proof['contrast'][number] =>
  rows.reduce((worst, row) => (row.wcag < worst.wcag ? row : worst))
