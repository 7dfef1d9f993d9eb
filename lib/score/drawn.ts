export type Box = { x: number; y: number; width: number; height: number }

/** What the rules read off a drawn picture; lib/render/proof/prove.ts measures it. An older picture may lack a fact. */
export type Drawn = {
  position: number
  kind: string
  width: number | null
  height: number | null
  proof: {
    texts?: { role: string; size_px: number; cut: boolean; box?: Box; torn?: string | undefined }[]
    contrast?: { pair: string; wcag: number; apca: number }[]
    smallest_text_px?: number
    quiet_area?: number
    hole?: { share: number; limit: number; box: Box } | null
    photos?: { pixels: number; full: boolean; box: Box; painted?: boolean }[]
    safe_zone_hits?: string[]
    covered?: { role: string; by: string; share: number; box: Box }[]
    missing_glyphs?: string[]
    nearest?: { pair: string; gap_px: number; box: Box } | null
    logo?: { form: string; box: Box; clear: number | null; whole: boolean } | null
    palette?: { colour: string; distance: number } | null
  } | null
}

export type Facts = NonNullable<Drawn['proof']>

/** One rule, measured on one picture. */
export type Found = {
  measured: number | string
  threshold: number | string
  passed: boolean
  /** How far it is from failing; among pictures that fail, the one with the least is told of. */
  room: number
  box?: Box
}
