// A brief that asks for something to be seen, what models answer to it, and pictures that painters give.
import { raster } from '#dev/build/raster.ts'
import { testPainter } from '#lib/adapters/mock/painter.ts'
import { drawing } from '#lib/render/scene.ts'

const told = 'We lift your boat out on Saturday 28 November from 10.'
const wish = 'A photo of a wee yacht hanging in the slings, grey sky.'
const secret = 'The crane is rented from Murdo.'
export const brief = [told, wish, secret].join(' ')
export const scene = 'A small yacht hangs in the slings of a boat lift over a quay, grey sky, nobody about.'
export const card = {
  ...{ read: { publish: [1], style: [2], secret: [3] }, language: 'en', sensitive: 'none', hashtags: [] },
  ...{ caption: [{ text: told, from: ['1'] }], short: { text: told, from: ['1'] }, form: 'news' },
  parts: [
    { role: 'headline', text: 'We lift your boat out on Saturday 28 November', from: ['1'] },
    { role: 'body', text: 'From 10.', from: ['1'] },
  ],
}
const { form: _, parts: __, ...beside } = card
export const carousel = {
  ...beside,
  slides: ['We lift your boat out', 'Saturday 28 November', 'From 10'].map(headline => ({
    ...{ headline, body: '', value: '', small: '', cta: '', from: ['1'] },
  })),
}
export const film = {
  ...beside,
  scenes: [
    { role: 'hook', text: 'We lift your boat out', more: [], from: ['1'] },
    { role: 'line', text: 'On Saturday 28 November', more: [], from: ['1'] },
    { role: 'end', text: 'Saturday 28 November from 10', more: [], from: ['1'] },
  ],
}
export const og = {
  ...beside,
  form: 'page',
  parts: [{ role: 'headline', text: 'We lift your boat out on Saturday 28 November', from: ['1'] }],
}
export const answer = (paint?: object, count = 1) => ({
  unwanted: [],
  pictures: Array.from({ length: count }, (_, at) => ({ n: at + 1, about: 'yacht in slings', draw: at ? '' : 'boat' })),
  look: [],
  unmet: [1],
  ...(paint && { paint: { wish: 1, scene, photo: true, ...paint } }),
})

export const picture = testPainter(raster)
const SIGNS: Record<string, string> = {
  ...{ M: 'M10 90V10L45 60L80 10V90', A: 'M10 90L45 10L80 90M25 60H65', R: 'M15 90V12H60Q80 35 60 52H15M45 52L80 90' },
  ...{ I: 'M45 10V90', N: 'M12 90V10L78 90V10' },
}
/** One colour and nothing else. */
export const flat = (side: number) => {
  const style = { width: side, height: side, backgroundColor: '#7799AA' }
  const root = { type: 'container' as const, style, children: [] }
  return raster.draw({ root, width: side, height: side, images: new Map(), fonts: [] }, 'png')
}

/** The name of a place stands on it, as some models will have it. */
export const lettered = async () => {
  const signs = ['M', 'A', 'R', 'I', 'N', 'A'].map(
    (sign, at) =>
      `<path d="${SIGNS[sign]}" transform="translate(${150 + at * 120} 300)" fill="none" stroke="#10241A" stroke-width="16"/>`,
  )
  const style = { position: 'relative', width: 1024, height: 704, backgroundColor: '#B8CDD6' }
  const sky = '<rect y="480" width="1024" height="224" fill="#5B7C8A"/>'
  const root = {
    type: 'container' as const,
    style,
    children: [drawing({ x: 0, y: 0, width: 1024, height: 704 }, sky + signs.join(''))],
  }
  return raster.draw({ root, width: 1024, height: 704, images: new Map(), fonts: [] }, 'png')
}
