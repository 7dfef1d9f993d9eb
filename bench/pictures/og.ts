// A Worker that draws the same card with @cf-wasm/og (satori and resvg).
import { ImageResponse } from '@cf-wasm/og'
import { card, HEIGHT, WIDTH } from './card.ts'

type Env = { SHELF: { fetch(url: string): Promise<Response> } }
let ready: Promise<{ logo: string; screen: string; font: ArrayBuffer }> | undefined

async function load(env: Env) {
  const bytes = async (path: string) => (await env.SHELF.fetch(`http://shelf/${path}`)).arrayBuffer()
  const url = async (path: string) => `data:image/png;base64,${Buffer.from(await bytes(path)).toString('base64')}`
  return {
    logo: await url('bench/logo.png'),
    screen: await url('bench/screen.png'),
    font: await bytes('bench/noto.ttf'),
  }
}

export default {
  async fetch(_request: Request, env: Env): Promise<Response> {
    ready ??= load(env)
    const { logo, screen, font } = await ready
    const fonts = ([400, 700] as const).map(weight => ({
      name: 'Noto Sans',
      data: font,
      weight,
      style: 'normal' as const,
    }))
    const answer = await ImageResponse.async(card(logo, screen) as never, { width: WIDTH, height: HEIGHT, fonts })
    return new Response(await answer.arrayBuffer())
  },
}
