// Two storyboards for each sample brand, to look at.
import { Storyboard } from '#lib/video/storyboard.ts'
import type { BrandName } from '../kits.ts'

type Line = readonly [seconds: number, scene: string, data: Record<string, unknown>]

const board =
  (...lines: Line[]) =>
  (seed: string): Storyboard => {
    let at = 0
    const shots = lines.map(([seconds, scene, data]) => {
      const start_ms = at
      at += seconds * 1000
      return { scene, data, start_ms, end_ms: at }
    })
    return Storyboard.parse({
      width: 1080,
      height: 1920,
      scheme: 'auto',
      seed,
      bed: null,
      shots,
      ribbon: null,
      service_mark: false,
    })
  }

export const boards: Record<BrandName, ((seed: string) => Storyboard)[]> = {
  kestrel: [
    board(
      [2, 'hook', { text: '19 payments failed.' }],
      [2.4, 'statement', { text: 'One cause. Forty minutes of logs.' }],
      [3, 'end_card', { text: 'Find the span in ninety seconds', url: 'kestrel.example/trace' }],
    ),
  ],
  morrow: [
    board(
      [2, 'hook', { text: 'Half price after four.' }],
      [2.4, 'statement', { text: 'Nothing baked today is sold tomorrow.' }],
      [3, 'end_card', { text: 'Until the shelf is empty', tagline: 'Baked before you’re up.' }],
    ),
  ],
  oriel: [
    board(
      [2, 'hook', { text: 'The courtyard opens 1 May.' }],
      [2.8, 'statement', { text: 'Breakfast under the oranges.' }],
      [3.2, 'end_card', { text: 'From half past seven', tagline: 'Eleven rooms, one courtyard.' }],
    ),
  ],
  paceline: [
    board(
      [2, 'hook', { text: '05:40. Harbour Road.' }],
      [2, 'statement', { text: 'Eleven people, one pace.' }],
      [3, 'end_card', { text: 'Dawn ten K, Sun 14 June', tagline: 'Hear the group, not the clock.' }],
    ),
  ],
  alder: [
    board(
      [2, 'hook', { text: 'Is that money yours?' }],
      [2.4, 'statement', { text: 'Tax leaves each invoice the minute it is paid.' }],
      [3, 'end_card', { text: 'Open an account', tagline: 'Know what’s yours before you spend it.' }],
    ),
  ],
  pomelo: [
    board(
      [2, 'hook', { text: 'Is a third less than a half?' }],
      [2.4, 'statement', { text: 'Three is more than two. So why?' }],
      [3, 'end_card', { text: 'Try it tonight', url: 'pomelo.example' }],
    ),
  ],
}
