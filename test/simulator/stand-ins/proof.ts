import type { Proof } from '#lib/render/proof/proof.ts'

/** A picture with nothing to find fault with. */
export const proof: Proof = {
  texts: [
    {
      role: 'headline',
      size_px: 96,
      lines: 2,
      slack_px: 10,
      cut: false,
      box: { x: 80, y: 80, width: 900, height: 200 },
    },
  ],
  contrast: [{ pair: 'headline', wcag: 12, apca: 90 }],
  smallest_text_px: 32,
  quiet_area: 0.5,
  hole: null,
  photos: [],
  safe_zone_hits: [],
  covered: [],
  missing_glyphs: [],
  nearest: null,
  logo: null,
  palette: null,
  furniture: [],
}
