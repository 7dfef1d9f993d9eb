// Lists and programmes that were typed in one breath, what a brief is about before it says where it goes, and what nobody may learn yet.
import { describe, expect, it } from 'vitest'
import { withNumbers } from '#lib/composer/builtin/tidy/lists/numbered.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'
import type { BriefCase } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, more: Partial<BriefCase> = {}) => {
  const asked = inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'card', ...more, brief })
  const { pictures, captions, holds } = builtinPost(asked)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'")
  return { picture: plain(JSON.stringify(pictures)), caption: plain(captions.instagram), notes: JSON.stringify(holds) }
}

const slides = (brief: string, more: Partial<BriefCase> = {}): string[] => {
  const { pictures } = builtinPost(
    inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'carousel', ...more, brief }),
  )
  return ((pictures[0]?.data.slides ?? []) as { headline: string }[]).map(({ headline }) => headline)
}

describe('steps in figures without a sign', () => {
  it('have a slide each, also where one has a sentence more', () => {
    const told = slides(
      'how to check a tire. 1 put a penny in the groove. if you see all of the head its done 2 try three spots, not just the easy one 3. look for cracks on the side 4 read the last four numbers. over 6 yrs let us look 5 dont drive on a bulge. free any time',
    )
    expect(told.filter(one => /^\d\./.test(one)).map(one => Number(one[0]))).toEqual([1, 2, 3, 4, 5])
    expect(told.join(' ')).not.toMatch(/ [2-5] \p{Ll}/u)
  })

  it('may have a sign here and there', () => {
    const told = slides(
      'the faucet. 1. unhook the hose 2 find the shutoff inside 3. close it 4 open the faucet 5 snug it back',
    )
    expect(told.filter(one => /^\d\./.test(one)).map(one => Number(one[0]))).toEqual([1, 2, 3, 4, 5])
  })

  it.each([
    'the scooter. 1 check the oil. 2 kick 5 times with the key off. 3 key on. 4 kick 5 times more. 5 let it idle. 6 try the brakes',
    'Der Mäher. 1 Öl prüfen. 2 Kerze rein und 3 Mal mit der Hand drehen. 3 Benzin auffüllen. 4 Choke ziehen und 5 Mal ziehen. 5 Laufen lassen. 6 Mähen',
    'La tondeuse. 1 vérifiez l’huile. 2 tirez 3 fois sans contact. 3 mettez le contact. 4 tirez encore. 5 attendez 6 minutes. 6 tondez',
    'La moto. 1 revisa el aceite. 2 espera 3 segundos. 3 pisa 4 veces sin contacto. 4 da el contacto. 5 arranca. 6 prueba los frenos',
    'The fence. 1 brush it down. 2 sand it and put 3 coats on the ends. 3 leave it a day. 4 paint the posts. 5 paint 6 rails. 6 done',
  ])('begin where a number begins a sentence: %s', brief => {
    const lines = withNumbers(brief, lexiconOf('en')).split('\n').slice(1)
    expect(lines.map(line => Number(/^(\d)\. /.exec(line)?.[1]))).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are none where a number counts, or all count one thing', () => {
    expect(slides('the lawn. 1 cut to 2 mm 2 scarify it both ways 3 sand it 4 seed it')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1\. Cut to 2 mm/), expect.stringMatching(/^2\. Scarify/)]),
    )
    const { picture } = post('boat hire. 1 hour 10, 2 hours 18, 3 hours 25')
    expect(picture).not.toMatch(/"\d\. Hour/)
  })

  it('may be one word each where they are counted by their place', () => {
    const told = slides(
      'was du brauchst, erstens sehtest beim optiker zweitens ein foto drittens geduld viertens ausweis fünftens den antrag',
      { brand: 'alder' },
    )
    expect(told.filter(one => /^\d\./.test(one))).toHaveLength(5)
  })
})

describe('a programme of days', () => {
  it('has a line for each of them', () => {
    const told = slides(
      'easter hours thursday 25 march open noon till 10 good friday closed saturday 27 pairs at half nine sunday 28 open noon till 6 monday 29 closed',
      { day: '2032-03-08' } as Partial<BriefCase>,
    ).join('\n')
    for (const day of ['Good Friday closed', 'Saturday 27', 'Sunday 28', 'Monday 29'])
      expect(told).toMatch(new RegExp(`^${day}`, 'm'))
  })
})

describe('what a brief is about', () => {
  it.each([
    [
      'April brake special for facebook. Front pads and rotors $289, by appointment',
      'April brake special',
      /facebook/i,
    ],
    ['Osterkurs Theorie bitte als post. immer 17 bis 20 Uhr, 189 Euro', 'Osterkurs Theorie', /als post/i],
    ['Find us on Instagram. Open till 6 on Friday', 'Find us on Instagram', /never/],
  ])('stands above: %s', (brief, told, untold) => {
    const { picture, caption } = post(brief)
    expect(picture + caption).toContain(told)
    expect(picture + caption).not.toMatch(untold)
  })

  it('is no label of its kind', () =>
    expect(
      post('grafik: woran es gescheitert ist. zu schnell 4, zu langsam 3, vorfahrt 9', { asset_type: 'infographic' })
        .picture,
    ).not.toMatch(/grafik/i))
})

describe('what nobody may learn yet', () => {
  it.each([
    [
      "Concert on Friday 23 April at 12. The new piece is called 'Fifty years of tuba', it's for Fermin and he doesn't know a thing",
      /tuba|Fermin/,
    ],
    [
      "Concierto el viernes 23 de abril a las 12. La pieza se llama 'Tuba' y es para Fermín, que cumple 50 Y NO SABE NADA",
      /Tuba|Fermín/,
    ],
    [
      'Primer premio para una alumna en Barbastro. Es Leire, la del bombardino, 9 años. ni nombre ni edad ni foto',
      /Leire|bombardino|9 años/,
    ],
    [
      'Platz 2 Gerd Lehnigk mit 23 kg. Platz 1 der kleine Mattis Vogt, 8, mit 44,5 kg. seine Mutter will das nicht, kein Name kein Alter kein Bild',
      /Mattis|Vogt/,
    ],
    [
      'fixed this summer, 23 things. 1 a desk fan, runs like a dream. 2 a music box for Walt, he gives it to Joyce in september. skip that one completely. 3 a push mower, sharpened',
      /Walt|Joyce|music box/,
    ],
  ])('is told by nobody: %s', (brief, untold) => {
    const { picture, caption } = post(brief)
    expect(picture + caption).toMatch(/23|premio/)
    expect(picture + caption).not.toMatch(untold)
  })
})

describe('a day', () => {
  it('is no “so” in small letters', () => {
    const { picture, caption } = post('Wir suchen Hilfe. Samstag frei und das meinen wir so. 26 Euro die Stunde', {
      brand: 'alder',
    })
    expect(picture + caption).not.toContain('So.')
    expect(post('offen fr sa so 10-18 uhr', { brand: 'alder' }).picture).toContain('So 10-18')
  })

  it('is in no doubt for one that is over', () => {
    const { notes } = post(
      'hannelore hat bestanden, freitag 5.3.! name darf rein, hat sie gestern noch mal gesagt, aber vielleicht ohne foto',
    )
    expect(notes).not.toMatch(/contested|question/)
  })
})

describe('what is forbidden', () => {
  it('is not asked for by half of a sentence', () => {
    const { picture, caption } = post(
      'we cant touch an active nest in spring so dont all ring me in april. got to be booked by sat 2 october',
    )
    expect(picture + caption).not.toMatch(/"Ring me|\. Ring me/)
  })
})

describe('where words are to stand', () => {
  it.each(['Text: Mind the gate. It bites.', 'Words on screen: Mind the gate. It bites.'])('is not told: %s', brief =>
    expect(post(brief).picture).toMatch(/"Mind the gate"/),
  )

  it('is no number to write to', () =>
    expect(post('Ring or write. Text: 07700 900418 and we answer.').picture).toContain('Text: 07700 900418'))
})

describe('a game', () => {
  it('is no Thursday', () =>
    expect(post('Nuit du jeu, samedi 9 octobre, de 18h à minuit', { brand: 'lebrel' }).picture).toContain(
      'Nuit du jeu',
    ))
})

describe('a club', () => {
  it('is not what its bar sells', () =>
    expect(
      tradeOfBrand({ name: 'Galah Lane', tagline: '', about: 'A lawn bowls club, all by volunteers except the beer.' })
        .things,
    ).toEqual([]))
})
