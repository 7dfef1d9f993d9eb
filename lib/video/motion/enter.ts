// Ways for a drawing to come to its place. All go in whole pixels, which cost an encoder least, and stay where they end.
import type { Pose } from '#lib/video/film.ts'
import { between, type Ease, glide } from '#lib/video/motion/ease.ts'
import type { Edges } from '#lib/video/part.ts'

/** `lift`: it stands there from the start and only beats once when its moment comes. */
export type Way = 'mask' | 'float' | 'pop' | 'lift'

export type Coming = { from: number; length: number; ease: Ease; way: Way }

/** A pose of something whose drawing rests with its corner at `rest`, seen through `window` while it comes. */
export function coming(rest: { x: number; y: number }, window: Edges, how: Coming): (frame: number) => Pose {
  const tall = window.bottom - window.top
  const middle = { x: (window.left + window.right) / 2, y: (window.top + window.bottom) / 2 }
  return frame => {
    const time = (frame - how.from) / how.length
    if (time >= 1) return { ...rest, clip: window }
    if (how.way === 'lift') return lifted(rest, window, time, tall)
    if (time <= 0) return { ...rest, opacity: 0 }
    const share = how.ease(time)
    if (how.way === 'mask') return { x: rest.x, y: Math.round(rest.y + (1 - share) * tall), clip: window }
    const opacity = Math.min(1, glide(time) * 1.4)
    if (how.way === 'float')
      return {
        x: rest.x,
        y: Math.round(rest.y + (1 - share) * Math.min(64, tall * 0.5)),
        opacity,
        clip: lower(window, tall),
      }
    const scale = between(0.6, 1, share)
    return {
      x: middle.x + (rest.x - middle.x) * scale,
      y: middle.y + (rest.y - middle.y) * scale,
      scale,
      opacity,
      clip: scaled(window, middle, scale),
    }
  }
}

/** Up and back again, with the window that it is seen through. */
function lifted(rest: { x: number; y: number }, window: Edges, time: number, tall: number): Pose {
  const up = time <= 0 ? 0 : Math.round(Math.sin(Math.PI * time ** 0.7) * tall * 0.16)
  return { x: rest.x, y: rest.y - up, clip: { ...window, top: window.top - up, bottom: window.bottom - up } }
}

/** Slides from further off, without a window: pictures, devices, artwork. */
export function arriving(
  rest: { x: number; y: number },
  by: { x?: number; y?: number },
  { from, length, ease }: Omit<Coming, 'way'>,
  fades = false,
): (frame: number) => Pose {
  return frame => {
    const time = (frame - from) / length
    if (time >= 1) return rest
    const left = 1 - ease(time)
    const place = { x: Math.round(rest.x + left * (by.x ?? 0)), y: Math.round(rest.y + left * (by.y ?? 0)) }
    return fades ? { ...place, opacity: Math.max(0, Math.min(1, glide(time) * 1.5)) } : place
  }
}

const [ASIDE, LOWER] = [44, 22]
const BEATS = 19

/** Round and round and never up: what stands on the edge stays on it, and at no moment it rests. */
export function swaying(pose: (frame: number) => Pose, from: number): (frame: number) => Pose {
  return frame => {
    const there = pose(frame)
    const turn = Math.max(0, frame - from) / BEATS
    return {
      ...there,
      x: 2 * Math.round((there.x + Math.sin(turn) * ASIDE) / 2),
      y: 2 * Math.round((there.y + (1 - Math.cos(turn)) * LOWER) / 2),
    }
  }
}

/** The camera goes slowly nearer a drawing that is larger than the canvas; `focus` is where to, in shares. */
export function nearing(
  large: { width: number; height: number },
  canvas: { width: number; height: number },
  focus: readonly [number, number],
  { length, ease }: { length: number; ease: Ease },
): (frame: number) => Pose {
  const least = Math.max(canvas.width / large.width, canvas.height / large.height)
  return frame => {
    const scale = between(least, 1, ease(frame / length))
    return {
      x: (canvas.width - large.width * scale) * focus[0],
      y: (canvas.height - large.height * scale) * focus[1],
      scale,
    }
  }
}

function lower(window: Edges, tall: number): Edges {
  return { ...window, bottom: Math.ceil(window.bottom + tall * 0.5) }
}

function scaled(window: Edges, middle: { x: number; y: number }, scale: number): Edges {
  return {
    left: Math.floor(middle.x + (window.left - middle.x) * scale),
    top: Math.floor(middle.y + (window.top - middle.y) * scale),
    right: Math.ceil(middle.x + (window.right - middle.x) * scale),
    bottom: Math.ceil(middle.y + (window.bottom - middle.y) * scale),
  }
}
