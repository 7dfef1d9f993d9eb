// A warm headless Chromium that photographs the same card, spoken to over its debugging port.
import { openChromium } from '#bench/rig/chromium.ts'
import { card, type Element, HEIGHT, WIDTH } from './card.ts'

export type Camera = { shoot(): Promise<Uint8Array>; close(): void }

/** Null where no Chromium is installed. */
export async function openCamera(logo: string, screen: string, font: string): Promise<Camera | null> {
  const browser = await openChromium(WIDTH, HEIGHT)
  if (!browser) return null
  const style = `@font-face{font-family:Geist;src:url(${font});font-weight:100 900}*{box-sizing:border-box;margin:0}body{font-family:Geist}`
  const page = `<style>${style}</style>${html(card(logo, screen))}`
  return {
    async shoot() {
      const drawn = `Promise.all([document.fonts.ready,...[...document.images].map(i=>i.decode())]).then(()=>1)`
      await browser.evaluate(`document.body.innerHTML=${JSON.stringify(page)};${drawn}`)
      return browser.screenshot({ format: 'png' })
    },
    close: browser.close,
  }
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
