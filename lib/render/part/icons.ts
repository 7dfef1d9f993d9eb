import { drawing, type ImageNode } from '#lib/render/scene.ts'

const strokes = {
  check: 'M4 12.5l5.2 5.2L20 6.8',
  cross: 'M6 6l12 12M18 6L6 18',
  tilde: 'M4 13.8c2.8-4.8 5.4-4.2 8-1.8s5.2 3 8-1.8',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  pin: 'M12 21c-4.4-4.6-6.8-8-6.8-11A6.8 6.8 0 0 1 12 3.2 6.8 6.8 0 0 1 18.8 10c0 3-2.4 6.4-6.8 11zM12 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  person: 'M12 11.4a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8zM4.6 20.4c.5-4 3.5-6.2 7.4-6.2s6.9 2.2 7.4 6.2',
  up: 'M12 20V5M5.5 11.5L12 5l6.5 6.5',
  down: 'M12 4v15M5.5 12.5L12 19l6.5-6.5',
} as const

export type Icon = keyof typeof strokes

export function icon(name: Icon, x: number, y: number, side: number, colour: string, weight = 2.4): ImageNode {
  const rect = { x, y, width: side, height: side }
  const scale = side / 24
  return drawing(
    rect,
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${strokes[name]}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
}
