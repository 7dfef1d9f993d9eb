import type { Palette } from '#lib/render/picture.ts'
import type { SceneFile } from '#lib/render/scene.ts'
import type { Signature } from '#lib/render/signature/signature.ts'
import type { OwnFace } from '#lib/render/type/font/families.ts'

/** A library picture, already decoded once and stored in a size that templates may use as it is. */
export type KitImage = {
  /** Names the picture inside one kit; two pictures never share it. */
  key: string
  bytes: SceneFile
  content_type: string
  width: number
  height: number
}

/** `light` is light ink for dark grounds, `dark` is dark ink for light grounds. */
export type LogoVariant = 'primary' | 'mark' | 'wordmark' | 'light' | 'dark'

export type Device = 'phone' | 'tablet' | 'desktop'

/** A thing of the brand alone on clear ground, by an image model and kept by its owner. */
export type KitArtwork = {
  image: KitImage
  shows: string
  /** Our drawing of the same thing, where there is one. */
  noun: string | null
  /** The colour of most of it. */
  body: string
  is_ai: boolean
}

/** What a template may know of a brand. */
export type BrandKit = {
  name: string
  tagline: string
  palette: Palette
  voice: { tone?: string; fonts?: { display?: string; text?: string } }
  logos: { variant: LogoVariant; image: KitImage }[]
  screens: {
    image: KitImage
    name: string
    screen_type: string
    device: Device
    theme: 'light' | 'dark' | 'unknown'
  }[]
  photos: { image: KitImage; shows: string }[]
  /** What an image model has painted for this one post: its first picture shows it, in place of every photo. */
  painted?: { image: KitImage; shows: string } | undefined
  people: { image: KitImage; name: string; role: string }[]
  /** One figure on clear ground in several poses, the neutral one first; empty where the brand keeps none. */
  mascot: { image: KitImage; pose: string }[]
  /** Absent where it keeps none. */
  artwork?: readonly KitArtwork[]
  /** Its own font files, of the families that its voice names. */
  fonts?: readonly OwnFace[]
  /** Families whose files were deleted since. */
  lost_fonts?: readonly string[]
  /** What it does and sells, in words; tells the thing of its trade. */
  about?: string
  /** Chosen from the rest where it is absent. */
  signature?: Signature
}
