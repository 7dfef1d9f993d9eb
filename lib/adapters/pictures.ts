import { type DrawOptions, openTakumi, type TakumiInstance } from '#lib/adapters/takumi-instance.ts'
import type { Pictures, Pixels, Studio } from '#lib/media/pictures.ts'

const PICTURE = 'picture'

export function takumiPictures(): Pictures {
  return { once: work => work(studioOf(openTakumi())) }
}

function studioOf(takumi: TakumiInstance): Studio {
  return {
    decode: (picture, width, height) => {
      const images: DrawOptions['images'] = [{ src: PICTURE, data: picture, cache: 'none' }]
      const data = takumi.draw(filling(PICTURE, width, height), { width, height, format: 'raw', images })
      return { width, height, data }
    },
    encode: (pixels, encoding) => {
      const { width, height } = pixels
      return takumi.draw(filling(pixels, width, height), { width, height, ...encoding } satisfies DrawOptions)
    },
  }
}

function filling(src: string | Pixels, width: number, height: number): object {
  return { type: 'image', src, width, height, style: { width, height, objectFit: 'fill' } }
}
