// The two kinds of ten seconds that figures are given for, and the longest film there is.
import { Storyboard } from '#lib/video/storyboard.ts'

const board = (shots: unknown[]): Storyboard =>
  Storyboard.parse({
    ...{ width: 1080, height: 1920, scheme: 'auto', seed: 'bench', bed: 'stride', ribbon: null, service_mark: false },
    shots,
  })

const statement = (composition: 'middle' | 'founded', text: string, start_ms: number, end_ms: number) => ({
  ...{ scene: 'statement', composition, data: { text }, start_ms, end_ms },
})

export const boards = {
  /** Words, shapes and turns of the ground: compositions are named, lest the seed picks one with a photo. */
  graphics: board([
    { scene: 'hook', composition: 'poster', data: { text: '05:40. Harbour Road.' }, start_ms: 0, end_ms: 2000 },
    statement('middle', 'Eleven people, one pace.', 2000, 4500),
    statement('founded', 'Free for everybody.', 4500, 7000),
    { scene: 'end_card', data: { text: 'Dawn ten K, Sun 14 June' }, start_ms: 7000, end_ms: 10_000 },
  ]),
  /** A photo that comes nearer all the time: every pixel changes in every frame. */
  photo: board([
    { scene: 'hook', composition: 'pictured', data: { text: '05:40. Harbour Road.' }, start_ms: 0, end_ms: 10_000 },
  ]),
}
export type BoardName = keyof typeof boards

const LINES = [
  'Eleven people, one pace, and nobody is left behind.',
  'We meet at the old ferry steps, where there is room for bags.',
  'First the harbour wall, three kilometres on the flat.',
  'Then the bridge: slow up, slower down, mind the wet boards.',
  'Water stands at the fifth and at the eighth kilometre.',
  'The last stretch is along the beach, on sand as hard as a track.',
  'Coffee is on the club, cake is on whoever comes in last.',
  'Free for everybody who is there at half past eight.',
]
const EACH_MS = 4_000

/** Of graphics, as a film of many words is: eight scenes of words between its first and its last. */
export const longest = board([
  { scene: 'hook', composition: 'poster', data: { text: '05:40. Harbour Road.' }, start_ms: 0, end_ms: EACH_MS },
  ...LINES.map((text, at) => statement(at % 2 ? 'founded' : 'middle', text, (at + 1) * EACH_MS, (at + 2) * EACH_MS)),
  { scene: 'end_card', data: { text: 'Dawn ten K, Sun 14 June' }, start_ms: 9 * EACH_MS, end_ms: 10 * EACH_MS },
])
