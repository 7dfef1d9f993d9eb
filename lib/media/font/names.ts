import type { Part } from '#lib/media/font/part.ts'
import { shownName } from '#lib/shown-name.ts'

const FAMILY = [16, 1]
const STYLE = [17, 2]
const MOST_NAMES = 400
const MOST_CHARACTERS = 80

export type Names = { family: string; style: string }

/** What the font calls itself, in English where it says it; empty where it says nothing. */
export function namesOf(name: Part | undefined): Names {
  const said = name ? recordsOf(name) : new Map<number, string>()
  const first = (ids: readonly number[]) => ids.map(id => said.get(id)).find(text => text) ?? ''
  return { family: first(FAMILY), style: first(STYLE) }
}

function recordsOf(name: Part): Map<number, string> {
  const said = new Map<number, string>()
  const texts = name.part(Math.min(name.u16(4), name.length))
  const count = Math.min(name.u16(2), MOST_NAMES)
  for (let index = 0; index < count; index++) {
    const at = 6 + index * 12
    const [platform, language, id] = [name.u16(at), name.u16(at + 4), name.u16(at + 6)]
    if (![...FAMILY, ...STYLE].includes(id) || (said.has(id) && language !== 0x409)) continue
    const bytes = texts.part(name.u16(at + 10), Math.min(name.u16(at + 8), MOST_CHARACTERS * 2)).bytes
    const text = shownName(new TextDecoder(platform === 1 ? 'latin1' : 'utf-16be').decode(bytes))
    if (text !== '') said.set(id, text.slice(0, MOST_CHARACTERS))
  }
  return said
}
