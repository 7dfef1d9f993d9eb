// The scenes that the encoder is measured on, all 1080 x 1920 at 30 pictures a second.
import { paintCard, paintGradient, paintPhoto, paintText } from '#bench/encoder/paint.ts'
import { addLayer, type Encoder } from '#lib/video/codec/codec.ts'
import type { Pixels } from '#lib/video/codec/layer.ts'
import type { Placement } from '#lib/video/codec/placement.ts'

export const WIDTH = 1080
export const HEIGHT = 1920

type Shot = (frame: number) => Placement[]

export type Scene = { frames: number; load(encoder: Encoder): Shot }

const white = [255, 255, 255] as const
const ink = [24, 26, 40] as const

/** Starts fast and comes to rest. */
function ease(share: number): number {
  const left = 1 - Math.max(0, Math.min(1, share))
  return 1 - left * left * left
}

/** A photo that covers the picture and slowly grows from its middle. */
function zoom(layer: Placement['layer'], frame: number, speed: number): Placement {
  const scale = (WIDTH / layer.width) * (1.02 + speed * frame)
  return { layer, scale, x: (WIDTH - layer.width * scale) / 2 - frame * 0.21, y: (HEIGHT - layer.height * scale) / 2 }
}

/** A picture painted when it is first asked for, since painting takes longer than coding. */
function lazily(paint: () => Pixels): () => Pixels {
  let pixels: Pixels | undefined
  return () => {
    pixels ??= paint()
    return pixels
  }
}

function photoScene(seed: number, detail: number, grain: number, speed: number): Scene {
  const picture = lazily(() => paintPhoto(1080, 1920, seed, detail, grain))
  return {
    frames: 45,
    load(encoder) {
      const photo = addLayer(encoder, picture())
      const title = addLayer(encoder, paintText(860, 3, 92, 1, white))
      return frame => [
        zoom(photo, frame, speed),
        { layer: title, x: 110, y: 1240 - 60 * ease(frame / 20), opacity: ease(frame / 15) },
      ]
    },
  }
}

const soft = (seed: number) => lazily(() => paintPhoto(1080, 1920, seed, 0.55, 3))
const rough = (seed: number) => lazily(() => paintPhoto(1080, 1920, seed, 0.6, 3))
const fading = [soft(41), rough(53)] as const
const pushed = [soft(61), rough(67)] as const

export const scenes = {
  /** A gradient, a card, a title and a note, of which at most three move or fade at a time. */
  graphics: {
    frames: 60,
    load(encoder) {
      const ground = addLayer(encoder, paintGradient(WIDTH, HEIGHT, [32, 36, 92], [214, 92, 140]))
      const card = addLayer(encoder, paintCard(840, 620, 44, white))
      const title = addLayer(encoder, paintText(760, 3, 88, 1, ink))
      const note = addLayer(encoder, paintText(700, 2, 44, 2, white))
      return frame => [
        { layer: ground, x: 0, y: 0 },
        { layer: card, x: 120, y: 560 + 180 * (1 - ease(frame / 24)), opacity: ease(frame / 14) },
        { layer: title, x: 160 + 90 * (1 - ease((frame - 10) / 26)), y: 640, opacity: ease((frame - 10) / 16) },
        { layer: note, x: 160, y: 1330 - 50 * ease((frame - 24) / 24), opacity: ease((frame - 24) / 18) },
      ]
    },
  },
  calm: photoScene(11, 0.5, 2, 0.0011),
  lively: photoScene(23, 0.62, 4, 0.0017),
  busy: photoScene(37, 0.78, 6, 0.0017),
  /** Two photos fade into each other: the worst case. */
  crossfade: {
    frames: 30,
    load(encoder) {
      const first = addLayer(encoder, fading[0]())
      const second = addLayer(encoder, fading[1]())
      return frame => [zoom(first, frame, 0.0011), { ...zoom(second, frame, 0.0011), opacity: frame / 29 }]
    },
  },
  /** One screen pushes the other out. */
  push: {
    frames: 24,
    load(encoder) {
      const first = addLayer(encoder, pushed[0]())
      const second = addLayer(encoder, pushed[1]())
      return frame => {
        const x = -Math.round(WIDTH * ease(frame / 24))
        return [
          { layer: first, x, y: 0 },
          { layer: second, x: x + WIDTH, y: 0 },
        ]
      }
    },
  },
  /** Nothing moves. */
  still: {
    frames: 60,
    load(encoder) {
      const ground = addLayer(encoder, paintGradient(WIDTH, HEIGHT, [32, 36, 92], [214, 92, 140]))
      const title = addLayer(encoder, paintText(760, 3, 88, 1, white))
      return () => [
        { layer: ground, x: 0, y: 0 },
        { layer: title, x: 160, y: 640 },
      ]
    },
  },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(scenes, name)
}
