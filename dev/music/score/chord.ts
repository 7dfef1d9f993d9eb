import { pitchClass } from '#dev/music/score/pitch.ts'
import { registry } from '#lib/registry.ts'

export type Chord = {
  symbol: string
  root: number
  /** The lowest note, the root unless the symbol names another after a slash. */
  bass: number
  /** Pitch classes, the root first. */
  classes: readonly number[]
  /** The classes without which it would be another chord. */
  telling: readonly number[]
}

/** Semitones above the root; a star marks what may not be left out. */
const QUALITIES: Record<string, string> = registry({
  '': '0 4* 7',
  m: '0 3* 7',
  5: '0* 7*',
  6: '0 4* 7 9*',
  69: '0 4* 7 9* 2',
  m6: '0 3* 7 9*',
  7: '0 4* 7 10*',
  maj7: '0 4* 7 11*',
  m7: '0 3* 7 10*',
  9: '0 4* 7 10* 2*',
  maj9: '0 4* 7 11* 2*',
  m9: '0 3* 7 10* 2*',
  add9: '0 4* 7 2*',
  madd9: '0 3* 7 2*',
  sus2: '0 2* 7',
  sus4: '0 5* 7',
  '7sus4': '0 5* 7 10*',
  '9sus4': '0 5* 7 10* 2',
  dim7: '0* 3* 6* 9*',
  m7b5: '0 3* 6* 10*',
})

export function chord(symbol: string): Chord {
  const [, name = '', quality = '', under] = /^([A-G](?:#|b)?)([^/]*)(?:\/([A-G](?:#|b)?))?$/.exec(symbol) ?? []
  const steps = QUALITIES[quality]?.split(' ')
  if (!name || !steps) throw new Error(`no chord is written ${symbol}`)
  const root = pitchClass(name)
  const above = (step: string) => (root + Number.parseInt(step, 10)) % 12
  return {
    symbol,
    root,
    bass: under ? pitchClass(under) : root,
    classes: steps.map(above),
    telling: steps.filter(step => step.endsWith('*')).map(above),
  }
}
