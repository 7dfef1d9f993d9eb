// A Worker that draws the same card with the engine's renderer (/card; ?unseen with pictures it has not drawn before), or a template of the project (POST /picture).
import { rasterMemoryBytes, takumiRaster } from '#lib/adapters/engine/raster.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import type { PictureInput } from '#lib/render/picture.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { card, type Element, HEIGHT, WIDTH } from './card.ts'

type Env = { SHELF: { fetch(url: string): Promise<Response> } }
type Order = { picture: PictureInput; kit: BrandKit }

let raster: Raster | undefined
const images = new Map<string, Uint8Array>()

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    raster ??= takumiRaster({
      load: async path => {
        const answer = await env.SHELF.fetch(`http://shelf/${path}`)
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
      },
    })
    const { pathname: path, search } = new URL(request.url)
    for (const name of ['logo', 'screen'])
      if (!images.has(name))
        images.set(name, new Uint8Array(await (await env.SHELF.fetch(`http://shelf/bench/${name}.png`)).arrayBuffer()))
    if (path === '/memory') return new Response(String(rasterMemoryBytes()))
    if (path === '/card') {
      // A file in other memory is another file: nothing is known of it.
      if (search === '?unseen') for (const [name, bytes] of images) images.set(name, bytes.slice())
      const face = {
        family: 'geist',
        path: 'fonts/geist/geist-latin-wght-normal.woff2',
        italic: false,
        ranges: [[32, 255]] as const,
      }
      const bytes = await raster.draw(
        { root: node(card('logo', 'screen')), width: WIDTH, height: HEIGHT, images, fonts: [face] },
        'png',
      )
      return new Response(bytes)
    }
    const { picture, kit } = (await request.json()) as Order
    for (const image of everyImage(kit)) image.bytes = await once(env, image.key)
    return new Response((await drawPicture(raster, picture, kit)).bytes)
  },
}

function everyImage(kit: BrandKit): KitImage[] {
  return [...kit.logos, ...kit.screens, ...kit.photos, ...kit.people, ...kit.mascot].map(one => one.image)
}

async function once(env: Env, key: string): Promise<Uint8Array> {
  const known = images.get(key)
  if (known) return known
  const bytes = new Uint8Array(await (await env.SHELF.fetch(`http://shelf/${key}`)).arrayBuffer())
  images.set(key, bytes)
  return bytes
}

function node({ type, props }: Element): SceneNode {
  const shape = { ...props.style, boxSizing: 'border-box' }
  if (type === 'img') return { type: 'image', src: props.src ?? '', style: shape }
  const style = { ...shape, fontFamily: 'geist' }
  if (typeof props.children === 'string')
    return { type: 'text', text: props.children, style: { ...style, display: 'block' } }
  return { type: 'container', style, children: (props.children ?? []).map(node) }
}
