// Two storyboards for each sample brand, to look at.
import { Storyboard } from '#lib/video/storyboard.ts'
import type { BrandName } from '../kits.ts'

/** A film of a phone's shape, without music and marks. */
export const UPRIGHT = {
  width: 1080,
  height: 1920,
  scheme: 'auto',
  seed: 'a',
  bed: null,
  ribbon: null,
  service_mark: false,
}

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
    return Storyboard.parse({ ...UPRIGHT, seed, shots })
  }

export const boards: Record<BrandName, ((seed: string) => Storyboard)[]> = {
  kestrel: [
    board(
      [2, 'hook', { text: '19 payments failed.' }],
      [2.2, 'problem', { text: 'One cause, forty minutes of logs.' }],
      [2.8, 'product', { text: 'Open the trace.', screen_hint: 'trace desktop' }],
      [
        2.4,
        'comparison',
        { left_title: 'Time to the cause, before', left: '41 min', right_title: 'With a trace', right: '90 s' },
      ],
      [2.6, 'end_card', { text: 'See why it failed', url: 'kestrel.example/trace' }],
    ),
    board(
      [1.8, 'hook', { text: 'Replay now takes 90 seconds.' }],
      [2.4, 'list', { headline: 'New in 2.14', items: ['Partial replays', 'Payload diffs', 'Alerts by cause'] }],
      [2.4, 'product', { text: 'One alert, not nineteen.', screen_hint: 'alerts phone' }],
      [
        2.8,
        'quote',
        {
          quote: 'I read the trace on the train and fixed it before my stop.',
          name: 'Marta Osei',
          role: 'Staff engineer, storage',
        },
      ],
      [2.6, 'end_card', { text: '2.14 is out', tagline: 'A failed job should tell you why.' }],
    ),
  ],
  morrow: [
    board(
      [2, 'hook', { text: 'Half price after four.' }],
      [2.2, 'statement', { text: 'Nothing baked today is sold tomorrow.' }],
      [2.6, 'product', { text: 'See what is left.', screen_hint: 'shelf phone' }],
      [2.4, 'stat', { value: '£2.10', label: 'for a quay sourdough', from: '£4.20' }],
      [2.8, 'end_card', { text: 'Until the shelf is empty', tagline: 'Baked before you’re up.' }],
    ),
    board(
      [2, 'hook', { text: 'Your loaf is two days old?' }],
      [3.4, 'steps', { headline: 'Bring it back', items: ['Wet the crust', 'Bake at 180 °C', 'Wait ten minutes'] }],
      [2, 'statement', { text: 'The steam finishes the crumb.' }],
      [2, 'people', { name: 'Nuwan Gamage', role: 'Night baker' }],
      [2.6, 'end_card', { text: 'Good again by supper', tagline: 'Baked before you’re up.' }],
    ),
  ],
  oriel: [
    board(
      [2, 'hook', { text: 'The courtyard opens 1 May.' }],
      [2.6, 'statement', { text: 'Breakfast under the oranges.' }],
      [2.8, 'stat', { value: '12', label: 'tables, guests first' }],
      [2.4, 'product', { text: 'Book at the desk.', screen_hint: 'chat phone' }],
      [3.2, 'end_card', { text: 'From half past seven', tagline: 'Eleven rooms, one courtyard.' }],
    ),
    board(
      [2, 'hook', { text: 'Room four has the afternoon.' }],
      [2.6, 'people', { name: 'Catalina Vidal', role: 'At the desk' }],
      [3, 'quote', { quote: 'Ask for the late breakfast. Nobody minds.', name: 'Catalina Vidal', role: 'At the desk' }],
      [2.4, 'call_to_action', { text: 'Three nights in March', action: 'oriel.example' }],
      [3, 'end_card', { tagline: 'Eleven rooms, one courtyard.' }],
    ),
  ],
  paceline: [
    board(
      [1.8, 'hook', { text: '05:40. Harbour Road.' }],
      [2, 'statement', { text: 'Ten bends before the light.' }],
      [2.2, 'stat', { value: '4:52', label: 'per kilometre, all of us' }],
      [2.4, 'product', { text: 'It reads it aloud.', screen_hint: 'live phone' }],
      [2, 'problem', { text: 'Alone you slow down.' }],
      [2.6, 'end_card', { text: 'Dawn ten K, Sun 14 June', tagline: 'Hear the group, not the clock.' }],
    ),
    board(
      [2, 'hook', { text: 'Eleven people, one pace.' }],
      [2.6, 'list', { headline: 'Pick yours', items: ['5:00 talkers', '4:40 movers', '4:20 chasers'] }],
      [2.4, 'comparison', { left_title: 'Alone', left: '52:10', right_title: 'In the group', right: '48:32' }],
      [2.2, 'call_to_action', { text: 'Run with us on Sunday.', action: 'paceline.example' }],
      [2.8, 'end_card', { text: 'Slipway, 05:40', tagline: 'Hear the group, not the clock.' }],
    ),
  ],
  alder: [
    board(
      [2, 'hook', { text: 'Is that money yours?' }],
      [2.4, 'problem', { text: 'A third of it is tax.', note: 'You find out in January.' }],
      [2.8, 'product', { text: 'Tax leaves each invoice.', screen_hint: 'account phone' }],
      [
        2.6,
        'stat',
        { value: '91%', label: 'file on time when tax is set aside', context: 'Of 4,120 UK sole traders in 2025' },
      ],
      [
        3,
        'end_card',
        {
          text: 'Open an account',
          tagline: 'Know what’s yours before you spend it.',
          legal: 'Alder is an account for sole traders. Example figures.',
        },
      ],
    ),
    board(
      [2, 'hook', { text: '£6,240 is yours to spend.' }],
      [2.6, 'steps', { items: ['You are paid', 'Tax steps aside', 'The rest is yours'] }],
      [
        3,
        'quote',
        { quote: 'I paid January in November and went for lunch.', name: 'Priya Raman', role: 'Illustrator' },
      ],
      [2.4, 'product', { text: 'The whole year on one page.', screen_hint: 'year desktop' }],
      [3, 'end_card', { text: 'Free until April', url: 'alder.example' }],
    ),
  ],
  pomelo: [
    board(
      [2, 'hook', { text: 'Is a third less than a half?' }],
      [2.2, 'statement', { text: 'Three is more than two. So why?' }],
      [2.4, 'stat', { value: '12', label: 'segments in one pomelo' }],
      [2.6, 'product', { text: 'Take four. That is a third.', screen_hint: 'line-up phone' }],
      [2.8, 'end_card', { text: 'Try it tonight', url: 'pomelo.example' }],
    ),
    board(
      [2, 'hook', { text: 'What is in the box?' }],
      [3, 'list', { items: ['Four fractions', 'Two friends', 'One pomelo'] }],
      [2.6, 'comparison', { left_title: 'Worksheets', left: '0', right_title: 'Things to hold', right: '4' }],
      [2.4, 'call_to_action', { text: 'Share one tonight.', action: 'pomelo.example' }],
      [2.8, 'end_card', { text: 'The autumn box', tagline: 'Numbers you can hold.' }],
    ),
  ],
}
