// A warm headless Chromium that photographs the same card, spoken to over its debugging port.
import { openChromium } from '#bench/rig/browser/chromium.ts'
import { card, type Element, HEIGHT, WIDTH } from './card.ts'

/** `unseen`: its screenshot and logo are files that the browser has not decoded before. */
export type Camera = { shoot(pictures: 'seen' | 'unseen'): Promise<Uint8Array>; close(): void }

/** Null where no Chromium is installed. */
export async function openCamera(logo: string, screen: string, font: string): Promise<Camera | null> {
  const browser = await openChromium(WIDTH, HEIGHT)
  if (!browser) return null
  const style = `@font-face{font-family:Geist;src:url(${font});font-weight:100 900}*{box-sizing:border-box;margin:0}body{font-family:Geist}`
  const page = (one: string, other: string) => `<style>${style}</style>${html(card(one, other))}`
  let shot = 0
  return {
    async shoot(pictures) {
      shot += 1
      const body = pictures === 'seen' ? page(logo, screen) : page(altered(logo, shot), altered(screen, shot))
      const drawn = `Promise.all([document.fonts.ready,...[...document.images].map(i=>i.decode())]).then(()=>1)`
      await browser.evaluate(`document.body.innerHTML=${JSON.stringify(body)};${drawn}`)
      return browser.screenshot({ format: 'png' })
    },
    close: browser.close,
  }
}

/** The same picture as another file: what follows the end of a PNG is not looked at. */
const altered = (png: string, number: number): string => {
  const [head = '', data = ''] = png.split(',')
  return `${head},${Buffer.concat([Buffer.from(data, 'base64'), Buffer.from(String(number))]).toString('base64')}`
}

const unitless = new Set(['fontWeight', 'lineHeight'])

function html({ type, props }: Element): string {
  const css = Object.entries(props.style).map(
    ([name, value]) =>
      `${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}:${typeof value === 'number' && !unitless.has(name) ? `${value}px` : value}`,
  )
  const style = `style="${css.join(';').replaceAll('"', "'")}"`
  if (type === 'img') return `<img ${style} src="${props.src}">`
  return `<div ${style}>${typeof props.children === 'string' ? props.children : (props.children ?? []).map(html).join('')}</div>`
}
