import { type DrawOptions, openTakumi, type TakumiInstance } from '#lib/adapters/takumi-instance.ts'
import type { Pictures, Pixels, Studio } from '#lib/media/pictures.ts'

const PICTURE = 'picture'

/**
 * One engine serves all pictures, since workerd collects dropped ones only after about a gigabyte of them; its memory
 * is that of the largest picture. After a trap it is replaced: nobody knows what state it is in.
 */
export function takumiPictures(open = openTakumi): Pictures {
  let engine: TakumiInstance | undefined
  return {
    once(work) {
      engine ??= open()
      try {
        return work(studioOf(engine))
      } finally {
        if (engine.trapped()) engine = undefined
      }
    },
  }
}

function studioOf(takumi: TakumiInstance): Studio {
  return {
    decode: (picture, { width, height }, way) => {
      const images: DrawOptions['images'] = [{ src: PICTURE, data: picture, cache: way === 'whole' ? 'none' : 'auto' }]
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
