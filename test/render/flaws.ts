import { collisions } from '#lib/render/proof/proof.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'

const SMALLEST = 24
/** Code is rather small than broken within a word. */
const LEAST: Record<string, number> = { code: 20 }

/** Everything that must never be true of a picture, in words; empty when it is right. */
export function flaws({ proof, boxes, scene }: ComposedScene): string[] {
  return [
    ...proof.texts
      .filter(({ role, size_px }) => size_px < (LEAST[role] ?? SMALLEST))
      .map(({ role, size_px }) => `${role} of ${size_px} px`),
    ...proof.texts.filter(text => text.slack_px < -1).map(text => `${text.role} is ${-text.slack_px} px too wide`),
    ...proof.contrast
      .filter(row => row.wcag < 4.5 || row.apca < 45)
      .map(row => `${row.pair}: ${row.wcag}, Lc ${row.apca}`),
    ...proof.missing_glyphs.map(glyph => `no glyph for ${glyph}`),
    ...proof.safe_zone_hits.map(role => `${role} leaves the safe zone`),
    ...collisions(scene.width, scene.height, boxes),
  ]
}
