// What an image model is told: what is to be seen, and in whose colours and manner.
import type { Scene } from '#lib/composer/illustrator/painting.ts'
import { SPACES, withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Palette } from '#lib/render/picture.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

/** Where the picture will stand, beside the words of a post. */
export type Place = { width: number; height: number }

type Look = { palette: Palette; hand: Hand | undefined }

const MANNERS: Record<Hand, string> = {
  cut: 'Illustration of layered cut paper with soft shadows, few and large shapes',
  line: 'Illustration with an even ink line and flat colours',
  pixel: 'Pixel art with large square pixels and few colours',
  tile: 'Illustration of plain geometric shapes, like a mosaic of large tiles',
  field: 'Illustration of fine parallel lines, like an engraving, with flat colours',
  clay: 'Illustration of rounded shapes of soft clay, matt, gently lit',
}
const PHOTO = 'Photograph in natural light, true to life, with one clear subject'
const PLAIN = 'Illustration with flat colours, few and large shapes'

/** Its place crops a little of it. */
const WHOLE = 'The subject is whole and in the middle, with air on all sides; nothing that matters is near an edge.'
const NEVER =
  'No letters, no words, no numbers, no logos, no signs, no labels, no watermark, no frame, no border, no collage. Nobody’s face is recognisable.'

export const paintPrompt = ({ scene, photo }: Pick<Scene, 'scene' | 'photo'>, { palette, hand }: Look): string =>
  [sentence(scene), sentence(photo ? PHOTO : hand ? MANNERS[hand] : PLAIN), coloursOf(palette, photo), WHOLE, NEVER]
    .filter(Boolean)
    .join(' ')

const sentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`)

/** In a photo the world has its own colours. */
function coloursOf({ extra: _, ...named }: Palette, photo: boolean): string {
  const told = Object.entries(named).flatMap(([role, hex]) => (hex ? [`${role} ${hex}`] : []))
  if (told.length === 0) return ''
  return photo
    ? `Its mood goes well with these colours: ${told.join(', ')}.`
    : `Mainly in these colours: ${told.join(', ')}.`
}

const LONGEST = 120

/** What is seen on it, as alternative texts say it: whole clauses, as far as there is room. */
export function showsOf({ scene }: Pick<Scene, 'scene'>): string {
  const whole = withoutEnd(scene, `.${SPACES}`)
  if (whole.length <= LONGEST) return whole
  const cut = whole.slice(0, LONGEST)
  const end = Math.max(...['. ', '; ', ', ', ' with ', ' and '].map(mark => cut.lastIndexOf(mark)))
  return cut.slice(0, end > LONGEST / 3 ? end : cut.lastIndexOf(' '))
}

const [STEP, LEAST, MOST_AREA, MOST_RATIO] = [16, 512, 1_600_000, 2]

/** As many pixels as the place has, as far as image models go; what is longer than they paint well is cropped. */
export function paintedSize({ width, height }: Place): { width: number; height: number } {
  const [w, h] = [Math.min(width, height * MOST_RATIO), Math.min(height, width * MOST_RATIO)]
  const up = Math.max(1, LEAST / Math.min(w, h))
  const scale = Math.min(up, Math.sqrt(MOST_AREA / (w * h)))
  const even = (side: number) => Math.ceil((side * scale) / STEP) * STEP
  return { width: even(w), height: even(h) }
}
