// What a film of the built-in writer ends on: a day or an hour again only where something is announced.
import { describe, expect, it } from 'vitest'
import type { Input } from './support.ts'
import { builtinPost } from './support.ts'

const brand: Input['brand'] = { name: 'Harbor Works', tagline: 'Made by hand' }
const endOf = (brief: string) => {
  const asked: Input = { brief, brand, channel: 'tiktok', asset_type: 'video', day: '2026-11-20' }
  const [picture] = builtinPost(asked).pictures
  return ((picture?.data.scenes ?? []) as Record<string, unknown>[]).at(-1)
}

describe('the end of a film', () => {
  it.each([
    'Farm outside Nieu-Bethesda. Borehole was down to 400 litres an hour. We pulled the pump at 8 in the morning, eleven years of scale on it, and by 2 o’clock it was giving 1 900.',
    'Meet Ruthie. She’s 74 and she has skated here since 1969, every Tuesday morning coffee skate, same white boots.',
    'A broa em 20 segundos: milho moído cá no concelho, massa-mãe, 14 horas a levedar, forno a lenha, e às 7 da manhã está no balcão.',
    'Wir haben am Dienstag um 6 Uhr die alte Linde geschnitten. Acht Stunden Arbeit, drei Leute. Danach gab es Suppe.',
    'Nous avons repeint la devanture mardi à 5 h. Deux couches de bleu, un café, et voilà.',
    'On Friday we cleared 40 bags of rubbish from the beach. 22 volunteers, rain and all.',
  ])('tells no hour of a story again: %s', brief => {
    expect(endOf(brief)).toMatchObject({ text: 'Harbor Works', tagline: 'Made by hand' })
    expect(endOf(brief)).not.toHaveProperty('what')
    expect(endOf(brief)).not.toHaveProperty('items')
  })

  it.each([
    ['New skate class. Every Tuesday at 7 pm, bring your own boots.', 'Every Tuesday at 7 pm'],
    ['Spring fair on the green. Saturday 5 December, gates at 10. Cakes, plants, a raffle.', 'gates at 10'],
    ['Band practice in the barn. Doors at 7, first song at 8, bring a chair.', 'Doors at 7, first song at 8'],
    ['The hot dog stand is back. Friday at 7 on the pier, three places left for the eating match.', 'Friday at 7'],
    ['Tag der offenen Tür. Wir haben am Samstag ab 10 Uhr geöffnet, Kuchen gibt es auch.', 'Samstag ab 10'],
  ])('tells again when to come: %s', (brief, when) => {
    expect(String(endOf(brief)?.text).replaceAll('\u00a0', ' ')).toContain(when)
  })
})
