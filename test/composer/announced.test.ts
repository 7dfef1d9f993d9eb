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
    'How to book. Step one, pick a day, like Tuesday 10 to 1. Step two, type in your name. Step three, press Send.',
    'Vidéo courte : 1. choisissez un jour, par exemple mardi 10 h 2. entrez votre nom 3. envoyez',
    'Story of Joan. Used to spend Sunday on the accounts. Now she does it Friday night. Her words: "I got my Sundays back."',
    'Die Geschichte von Karl. Früher saß er lange über den Büchern. Jetzt macht er es Freitag Abend in 40 Minuten.',
    'L’histoire d’Élodie. Avant elle passait des heures à faire les comptes. Maintenant elle le fait vendredi soir.',
    'Cobbler joke. Bloke brings in a repair ticket from 2009. I go out the back. Come out again and say it will be ready Thursday.',
    'How we bake bread. Ines gets up at 3, mixes the dough, it rests 4 hours, then the door opens.',
    'Wie wir morgens backen. Ines kommt um 3, macht den Teig, er ruht 4 Stunden, dann geht die Tür auf.',
    'Cómo hacemos el pan. Inés llega a las 3, amasa, reposa 4 horas y abrimos.',
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
    ['Story of Joan. Used to spend Sunday on the accounts. Try it free for 30 days.', 'Try it free for 30 days'],
    ['Our Monday choir. We sing from 6 to 7.30. Next one is this Friday December 4.', 'this Friday December 4'],
    ['Sam runs the chess club. Bring a board. He is here on Saturday.', 'He is here on Saturday'],
    ['Christmas market on Saturday 5 December. Santa comes at 4. Mulled wine £3.', 'Saturday 5 December'],
    [
      'Walking on the bog. Our bog walks are every day at 11 from June to August, 35 euro.',
      'every day at 11 from June',
    ],
    ['Tag der offenen Tür. Wir haben am Samstag ab 10 Uhr geöffnet, Kuchen gibt es auch.', 'Samstag ab 10'],
  ])('tells again when to come: %s', (brief, when) => {
    expect(String(endOf(brief)?.text).replaceAll('\u00a0', ' ')).toContain(when)
  })
})
