import type { Part } from '#lib/video/part.ts'

/** The share of a scene after which all its words have come: the rest is for reading them. */
const THERE = 0.52

/**
 * What would come too late for its scene comes sooner and faster, all of it alike; a picture only sooner, as at that pace something so
 * large jumps; what moves throughout keeps its time.
 */
export function hurried(parts: readonly Part[], length: number): Part[] {
  const there = Math.max(0, ...parts.filter(isWords).map(part => part.from))
  const speed = there / (length * THERE)
  if (speed <= 1) return [...parts]
  const sooner = (frame: number) => Math.ceil(frame / speed)
  return parts.map(part =>
    part.steady
      ? part
      : {
          ...part,
          from: sooner(part.from),
          ...(part.until === undefined ? {} : { until: sooner(part.until) }),
          pose: isPicture(part)
            ? frame => part.pose(frame - sooner(part.from) + part.from)
            : frame => part.pose(frame * speed),
        },
  )
}

/** Words that have come, as they stay. */
const isWords = ({ name, until }: Part): boolean => name.startsWith('text ') && until === undefined

const isPicture = ({ name }: Part): boolean => name.startsWith('picture ')
