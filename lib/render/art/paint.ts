import { mix, rgb } from '#lib/render/colour/oklch.ts'
import { type ImageNode, image, type Rect } from '#lib/render/scene.ts'

/** Colours along a ramp, as channel triples for quick look-up. */
export type Ramp = { size: number; channels: Uint8Array }

export function ramp(colours: readonly string[], size = 128): Ramp {
  const channels = new Uint8Array(size * 3)
  for (let index = 0; index < size; index++) {
    const place = (index / (size - 1)) * (colours.length - 1)
    const from = Math.min(colours.length - 2, Math.floor(place))
    channels.set(rgb(mix(colours[from] ?? '#000000', colours[from + 1] ?? '#000000', place - from)), index * 3)
  }
  return { size, channels }
}

/** `value` 0 to 1 along the ramp; `light` is added to every channel; `alpha` 0 to 1. */
export type Shader = (x: number, y: number) => { value: number; light?: number; alpha?: number }

/** Paints a rectangle pixel by pixel, in steps of `coarse` canvas pixels that the renderer smooths. */
export function paint(rect: Rect, colours: Ramp, coarse: number, shader: Shader): ImageNode {
  const width = Math.max(2, Math.ceil(rect.width / coarse))
  const height = Math.max(2, Math.ceil(rect.height / coarse))
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const { value, light = 0, alpha = 1 } = shader((column / width) * rect.width, (row / height) * rect.height)
      const from = Math.round(Math.min(1, Math.max(0, value)) * (colours.size - 1)) * 3
      const to = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = clamp((colours.channels[from + channel] ?? 0) + light)
      data[to + 3] = clamp(alpha * 255)
    }
  }
  return image(rect, { width, height, data })
}

export function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
}
