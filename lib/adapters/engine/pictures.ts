import { heldTakumi, type TakumiImage, type TakumiInstance } from '#lib/adapters/engine/takumi-instance.ts'
import type { Pictures, Pixels, Studio } from '#lib/media/picture/pictures.ts'
import { heldPng } from '#lib/png/png.ts'

const PICTURE = 'picture'

export function takumiPictures(engine = heldTakumi): Pictures {
  return { once: work => work(studioOf(engine())) }
}

function studioOf(takumi: TakumiInstance): Studio {
  return {
    decode: (picture, { width, height }, way) => {
      const images: TakumiImage[] = [{ src: PICTURE, data: picture, cache: way === 'whole' ? 'none' : 'auto' }]
      const data = takumi.render(filling(PICTURE, width, height), { width, height, format: 'raw', images })
      return { width, height, data }
    },
    encode: (pixels, encoding) => {
      const { width, height } = pixels
      return takumi.render(filling(pixels, width, height), { width, height, ...encoding })
    },
    lastPng: (pixels, most) => heldPng().encodeLast(pixels, most),
  }
}

function filling(src: string | Pixels, width: number, height: number): object {
  return { type: 'image', src, width, height, style: { width, height, objectFit: 'fill' } }
}
