import { imagesIn } from '#lib/brand/file-in.ts'
import { loadFonts } from '#lib/brand/fonts/load.ts'
import { CARDS, type CardName, type CardsInput, type DrawCards, type SignatureCard } from '#lib/brand/signature.ts'
import { toBase64 } from '#lib/bytes.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Raster } from '#lib/render/raster.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'

const [WIDTH, HEIGHT] = [540, 675]
/** Small print has a least size: on small cards it would be small no longer. */
const sizeOf = ({ legal }: CardsInput) =>
  legal ? { width: 2 * WIDTH, height: 2 * HEIGHT } : { width: WIDTH, height: HEIGHT }

type Sample = { meaning: SignatureCard['meaning']; data(kit: BrandKit): Record<string, unknown> }

/** Longer words have no room at the size of a headline. */
const SHORT = 60
const isShort = (text: string) => text !== '' && [...text].length <= SHORT

/** Words that say nothing untrue of anybody. */
const samples: Record<CardName, Sample> = {
  statement: {
    meaning: 'everyday',
    // The name stands above it already.
    data: kit => ({ headline: isShort(kit.tagline) && kit.tagline !== kit.name ? kit.tagline : 'Good to see you' }),
  },
  event_reminder: {
    meaning: 'event',
    data: kit => ({
      event_name: `An evening with ${isShort(kit.name) ? kit.name : 'us'}`,
      date: 'Thu 12 March',
      time: '18:30',
    }),
  },
  notice: {
    meaning: 'notice',
    data: () => ({ headline: 'The door is closed on Monday', body: 'Back on Tuesday at nine.' }),
  },
  offer: {
    meaning: 'offer',
    data: () => ({ headline: 'Two for the price of one', ends: 'Until Sunday' }),
  },
  stat: {
    meaning: 'everyday',
    data: () => ({ value: '365', label: 'days in a year' }),
  },
  quote: { meaning: 'everyday', data: () => ({ quote: 'I came for an hour and stayed.' }) },
}

async function kitOf(
  blobs: Blobs,
  { name, tagline, about, palette, tone, fonts, signature, files, logos }: CardsInput,
): Promise<BrandKit> {
  return {
    ...{ name, tagline, about, palette, signature, voice: { tone, fonts }, logos: await imagesIn(blobs, logos) },
    ...{ screens: [], photos: [], people: [], mascot: [], ...(await loadFonts(blobs, files)) },
  }
}

export const cardDrawer =
  (raster: Raster, blobs: Blobs): DrawCards =>
  async input => {
    const kit = await kitOf(blobs, input)
    const size = sizeOf(input)
    const { legal } = input
    const cards: SignatureCard[] = []
    for (const output_type of input.cards ?? CARDS) {
      const { meaning, data } = samples[output_type]
      const picture = {
        template: output_type,
        ...size,
        format: 'webp' as const,
        scheme: 'auto' as const,
      }
      const fixed = {
        data: { ...data(kit), ...(legal && { legal }) },
        seed: `signature/${output_type}`,
        ribbon: null,
        service_mark: false,
      }
      const { bytes } = await drawPicture(raster, { ...picture, ...fixed }, kit)
      cards.push({
        output_type,
        meaning,
        ...size,
        image: `data:image/webp;base64,${toBase64(bytes)}`,
      })
    }
    return cards
  }
