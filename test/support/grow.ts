import type { Chance } from '#test/simulator/chance.ts'

const STOPS = ['x', '!', '1', '\n', 'Ä', ' and', ' to', '"', '@', '<', '>', '{', '}', ';', '/']

/** A text with one of its parts, or a mark, repeated, and perhaps something behind that the repetition does not expect. */
export function grown(text: string, random: Chance, marks: readonly string[], longest: number): string {
  const at = random.whole(text.length + 1)
  const part = partOf(text, random, marks)
  const room = Math.max(1, Math.floor((longest - text.length) / Math.max(1, part.length)))
  const times = Math.min(room, 2 ** random.whole(Math.ceil(Math.log2(longest)) + 1))
  const stop = random.happens(0.4) ? random.pick(STOPS) : ''
  return `${text.slice(0, at)}${part.repeat(times)}${stop}${text.slice(at)}`.slice(0, longest).toWellFormed()
}

function partOf(text: string, random: Chance, marks: readonly string[]): string {
  const from = random.whole(text.length)
  const around = text.slice(from, from + 1_000).split(/(?<=[ >;}\n])/)
  const said = around.slice(1, 2 + random.whole(4)).join('')
  switch (random.whole(5)) {
    case 0:
      return random.pick(marks)
    case 1:
      return random.pick(marks) + random.pick(marks)
    case 2:
      return text.charAt(from) || 'a'
    case 3:
      return said || ' '
    default:
      return said + random.pick(marks)
  }
}
