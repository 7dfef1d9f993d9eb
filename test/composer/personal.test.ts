// One person's own matters are left out of what the built-in writer tells, and told to whoever approves.
import { describe, expect, it } from 'vitest'
import { card } from './ask.ts'

describe('one person’s illness', () => {
  it.each<[string, RegExp, RegExp]>([
    [
      'Dad is off work for now. He had a stroke on the 29th. People need to know but NOT what it is and not where he is. Restoration jobs are on hold till September',
      /on hold till September/,
      /stroke|29th|where he/i,
    ],
    ['Closed Friday 27 November because Anna Weber is in hospital', /Closed Friday 27 November/, /Anna|hospital/],
    ['closed friday 27 november, dad is ill. open again on monday', /27 November/, /dad|ill\b/i],
    ['Wir öffnen am Montag um 9 Uhr. Herr Brandt hatte einen Schlaganfall.', /Montag/, /Brandt|Schlaganfall/],
    ['Cours mercredi 2 décembre à 14 h. Elle est dyslexique en plus.', /2 décembre/, /dyslexique/],
    ['El taller abre el lunes a las 9. Su padre tuvo un infarto.', /lunes/i, /infarto|padre/],
    ['Il corso è lunedì alle 18. Mio marito è ricoverato da ieri.', /luned/i, /ricoverato|marito/],
    ['A loja abre segunda às 9. O meu pai está internado desde ontem.', /segunda/i, /internado|pai/],
    ['Zajęcia w poniedziałek o 17. Syn jest chory od wczoraj.', /poniedział/i, /chory|Syn/],
    ['7月4日（日）14時から落語会です。個人的なことですが私の膝はだいぶよくなりました。', /落語会/, /膝/],
  ])('%s', (brief, told, never) => {
    const { said, reasons } = card(brief)
    expect(said).toMatch(told)
    expect(said).not.toMatch(never)
    expect(reasons).toContain('left_out')
  })

  it.each<[string, RegExp]>([
    ['Our diabetes clinic is open on Tuesdays from 9 to 12', /diabetes clinic/i],
    ['Free pregnancy yoga on Saturday 5 December at 10am', /pregnancy yoga/i],
    ['Anna Weber has been a cancer nurse here for 20 years', /cancer nurse/i],
    ['She teaches breast stroke on Mondays at 6pm', /breast stroke/i],
    ['Krebsberatung jeden Dienstag um 10 Uhr', /Krebsberatung/],
  ])('the trade’s own is told: %s', (brief, told) => expect(card(brief).said).toMatch(told))
})

describe('a child by full name and age', () => {
  it.each<[string, RegExp]>([
    ['Swim club opens on Monday at 5pm. Finlay Baxter hes only 9 and in P5 came second', /Finlay|Baxter/],
    ['Basen otwarty w poniedziałek o 17. Antoni Wrębiak, 7 lat, SP 24, ma zespół Aspergera', /Wrębiak|Asperger/],
    ['La biblioteca abre el lunes a las 9. Ganó Valentina Ríos, 9 años, de la escuela 428', /Valentina|Ríos/],
    ['Bouldern ab Montag um 10 Uhr. Lena Vogt (9) wurde Zweite', /Lena|Vogt/],
  ])('%s', (brief, never) => expect(card(brief).said).not.toMatch(never))

  it.each<[string, RegExp]>([
    ['Anna Bauer, 12 years in the trade, joins us on Monday', /Anna Bauer/],
    ['Swimming for ages 8 to 12 with Anna Bauer on Mondays at 5pm', /Anna Bauer/],
    ['Brightline Foods signed, 3 years, 40 trucks, from Monday', /Brightline Foods/],
    ['Concert by Clara Weiss on 9 December at 7pm', /Clara Weiss/],
  ])('others are told: %s', (brief, told) => expect(card(brief).said).toMatch(told))
})

describe('numbers and codes', () => {
  it('out of a mail are asked about, and the brand’s own stay', () => {
    const mail =
      'make a card of this\n\nSubject: fair\n\nSummer fair on Saturday 5 December at 2pm.\nTell Joan on 07700 900123 about cakes.\nBring your own chairs.'
    const { said } = card(mail)
    expect(said).toMatch(/Saturday 5 December/)
    expect(said).not.toMatch(/900123/)
    expect(card('Summer fair on Saturday 5 December at 2pm. Call 07700 900123.').said).toMatch(/07700 900123/)
  })

  it('of a gate or an alarm are never told', () => {
    expect(card('Check in from 3pm to 8pm. After that the gate code is 4471, key under the pot.').said).not.toMatch(
      /4471/,
    )
    expect(card('Check in dalle 15 alle 20. Dopo: codice del cancello 4471#, camera aperta.').said).not.toMatch(/4471/)
    expect(
      card('Classes start on Wednesday 4 November. Code for dock is 4471# if ur early (staff only)').said,
    ).not.toMatch(/4471/)
    expect(card('20% off till Friday with code 4471').said).toMatch(/4471/)
  })
})

describe('two things that a brief hides in one breath', () => {
  it('are both left out', () => {
    const { said } = card(
      'On a fini le manteau vert hier. La doublure est en satin bleu. Elle est décédée en mars. Ne pas mettre son nom, ni le décès. Ouvert lundi à 9 h',
    )
    expect(said).toMatch(/satin bleu/)
    expect(said).not.toMatch(/décédée|décès/)
  })
})

describe('who wants to be called by the first name', () => {
  it.each([
    [
      'Lovely review from Marguerite Oldacre: "First time in ten years I can read the number on the bus." She is happy for us to use her first name but not her surname.',
      'Marguerite',
      'Oldacre',
    ],
    [
      'Schönes Lob von Lena Hartung: „Endlich lese ich wieder die Nummer am Bus.“ Einverstanden, aber bitte nur mit Vornamen.',
      'Lena',
      'Hartung',
    ],
    [
      'Un mot de Claire Vasseur : « Je lis enfin le numéro du bus. » Elle est d’accord, sans son nom de famille.',
      'Claire',
      'Vasseur',
    ],
  ])('is: %s', (brief, first, last) => {
    expect(card(brief).said).toContain(first)
    expect(card(brief).said).not.toContain(last)
  })

  it('a place and a firm have both of their words', () =>
    expect(card('Ruth Okafor won the draw at Lincoln Elementary. First name only please.').said).toMatch(
      /Ruth won .* Lincoln Elementary/,
    ))
})
