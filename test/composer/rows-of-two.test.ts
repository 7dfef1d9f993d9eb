// Rows with a label and one value or two: before and after, and the fields of a form.
import { describe, expect, it } from 'vitest'
import type { CardAnswer, InfographicAnswer, OgAnswer, SlidesAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { layOut } from '#lib/composer/layout/layout.ts'
import { ask, card } from './ask.ts'

const sheet = (brief: string) => {
  const { title, blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
  return { title, blocks: blocks.map(({ left, right, rows }) => [left, right, ...rows.map(cellsOf)]) }
}
const cellsOf = ({ label, before, text }: { label: string; before: string; text: string }) =>
  [label, before, text].filter(Boolean).join(' | ')
const NOTHING_SHOWN = { screens: [], people: [] } as never
const captionOf = (brief: string) =>
  writeBuiltin(ask(brief))
    .answer.caption.map(({ text }) => text.replaceAll('\u00a0', ' '))
    .join(' ')

describe('before and after', () => {
  it.each<[string, string, string[]]>([
    [
      'Empties in the hedge, bags per month\n2025 (before bins) > 2027\n- Mill Lane 14 > 3\n- The Rec 22 > 7',
      'Empties in the hedge, bags per month',
      ['2025 (before bins)', '2027', 'Mill Lane | 14 | 3', 'The Rec | 22 | 7'],
    ],
    [
      'Wartezeit in der Werkstatt\nvorher / nachher\nInspektion 9 Tage / 3 Tage\nReifenwechsel 6 Tage / 1 Tag',
      'Wartezeit in der Werkstatt',
      ['Vorher', 'Nachher', 'Inspektion | 9 Tage | 3 Tage', 'Reifenwechsel | 6 Tage | 1 Tag'],
    ],
    [
      'Posto de reciclagem, kg por semana\nantes | depois\nvidro | 120 | 310\npapel | 85 | 140',
      'Posto de reciclagem, kg por semana',
      ['Antes', 'Depois', 'Vidro | 120 | 310', 'Papel | 85 | 140'],
    ],
    [
      '受付の待ち時間\n導入前 / 導入後\n初診 48分 / 15分\n再診 30分 / 8分',
      '受付の待ち時間',
      ['導入前', '導入後', '初診 | 48分 | 15分', '再診 | 30分 | 8分'],
    ],
    [
      'The new till\nbefore > after\nqueue at noon 11 min 30 > 4 min 10\nwrong prices a week | 23 | 2',
      'The new till',
      ['Before', 'After', 'Queue at noon | 11 min 30 | 4 min 10', 'Wrong prices a week | 23 | 2'],
    ],
  ])('stands in columns under both names: %s', (brief, title, rows) =>
    expect(sheet(brief)).toEqual({ title, blocks: [rows] }),
  )

  it('is a table on a card as well, its names above the values', () => {
    const question = ask('The new till\nbefore / after\nqueue 11 min / 4 min\nwrong prices 23 / 2')
    const { answer } = writeBuiltin(question)
    expect((answer as CardAnswer).rows.map(({ label, value, note }) => [label, value, note])).toEqual([
      ['Queue', '11 min', '4 min'],
      ['Wrong prices', '23', '2'],
    ])
    const { pictures } = layOut(answer, question, NOTHING_SHOWN, 0)
    expect(pictures[0]?.data).toMatchObject({ heads: ['', 'Before', 'After'] })
  })

  it('has an arrow on slides and below a picture', () => {
    const brief = 'The new till\nbefore / after\nqueue 11 min / 4 min\nwrong prices 23 / 2'
    const { slides } = writeBuiltin(ask(brief, { asset_type: 'carousel' })).answer as SlidesAnswer
    expect(slides.map(({ headline }) => headline)).toContain('Wrong prices: 23 → 2')
    expect(captionOf(brief)).toContain('The new till. Queue: 11 min → 4 min. Wrong prices: 23 → 2.')
  })

  it('has the names beside the values where neither becomes the other', () =>
    expect(captionOf('Court hire\nmember / guest\nsquash 5 / 8\ntennis 7 / 11')).toContain(
      'Court hire. Squash: member 5, guest 8. Tennis: member 7, guest 11.',
    ))

  it('needs two names: hours behind a stroke are none', () =>
    expect(sheet('Swim sessions\nMon / Wed\nLanes 7 / 8 / 9\nFamilies 10').blocks.flat()).not.toContain('Mon'))
})

describe('a table', () => {
  it('of more columns than a sheet has is a line for each row, under its heads', () =>
    expect(sheet('Hire prices\ntool | day | weekend | week\nbreaker | 70 | 98 | 260\nwet saw | 60 | 85 | 190')).toEqual(
      {
        title: 'Hire prices',
        blocks: [['', '', 'Breaker | day 70 · weekend 98 · week 260', 'Wet saw | day 60 · weekend 85 · week 190']],
      },
    ))

  it('keeps the commas of its values', () =>
    expect(
      sheet('Our year\nyear to June\t2027\t2028\nsales\t$91,400\t$103,250\nkept\t18,900\t21,300').blocks[0],
    ).toEqual(['2027', '2028', 'Sales | $91,400 | $103,250', 'Kept | 18,900 | 21,300']))
})

describe('fields of a form', () => {
  it.each<[string, string, string]>([
    [
      'en',
      'what\tBarn dance\nwhen\tSat 17 Oct, 7.30 pm\nwhere\tMill Hall\nprice\t£8',
      'Barn dance. Sat 17 Oct, 7.30 pm. Mill Hall. £8.',
    ],
    [
      'de',
      'Was: Flohmarkt\nWann: Samstag, 24. Oktober, 10 Uhr\nWo: Turnhalle Altdorf',
      'Flohmarkt. Samstag, 24. Oktober, 10 Uhr. Turnhalle Altdorf.',
    ],
    [
      'fr',
      'Quoi : Concert de la chorale\nQuand : dimanche 18 octobre, 16 h\nOù : église de Lormes',
      'Concert de la chorale. Dimanche 18 octobre, 16 h. Église de Lormes.',
    ],
    [
      'es',
      'Qué: Taller de pan\nCuándo: viernes 23 de octubre\nDónde: Horno de la Plaza',
      'Taller de pan. Viernes 23 de octubre. Horno de la Plaza.',
    ],
    [
      'it',
      'Cosa\tCena di fine vendemmia\nQuando\tsabato 24 ottobre\nDove\tCascina Rossa',
      'Cena di fine vendemmia. Sabato 24 ottobre. Cascina Rossa.',
    ],
    [
      'pt',
      'O quê: Passeio de aves\nQuando: domingo 25 de outubro\nOnde: portão da Herdade',
      'Passeio de aves. Domingo 25 de outubro. Portão da Herdade.',
    ],
    [
      'nl',
      'Wat\tRepair café in het dorp\nWanneer\tzaterdag 24 oktober\nWaar\tbuurthuis De Linde',
      'Repair café in het dorp. Zaterdag 24 oktober. Buurthuis De Linde.',
    ],
    [
      'pl',
      'Co: Warsztaty ceramiczne\nKiedy: sobota 24 października\nGdzie: ul. Długa 5',
      'Warsztaty ceramiczne. Sobota 24 października. Ul. Długa 5.',
    ],
    ['ja', '内容：味噌づくり教室\n日時：10月24日\n場所：公民館2階', '味噌づくり教室 10月24日 公民館2階'],
  ])('%s: are told without labels that say nothing', (_, brief, told) => expect(captionOf(brief)).toContain(told))

  it('have what the thing is called as their headline, below what stood above it', () => {
    const brief =
      'In memory\n\nName\tAgnes Toller\nBorn\t1941\nConductor\t1978 to 2015\nService\tThu Oct 15, 2 pm, St Bride’s'
    const { parts } = card(brief)
    expect(parts).toMatchObject({ eyebrow: 'In memory', headline: 'Agnes Toller' })
    expect(captionOf(brief)).toContain('In memory. Agnes Toller. Born: 1941. Conductor: 1978 to 2015.')
  })

  it('stand on the picture of a link without their labels, and its title once', () => {
    const brief = 'Barn dance page\n\nwhat\tBarn dance\nwhen\tSat 17 Oct, 7.30 pm\nwho\teveryone welcome'
    const { parts } = writeBuiltin(ask(brief, { asset_type: 'og_image' })).answer as OgAnswer
    expect(parts.map(({ text }) => text)).toEqual(['Barn dance', 'Sat 17 Oct · 7.30 pm · Everyone welcome'])
  })

  it('are none where heads stand above rows of a table', () =>
    expect(card('Course plan\ndate\ttopic\nWed Jun 6\trules\nWed Jun 13\tantennas').said).toContain('Date, topic'))
})

describe('the last day of something', () => {
  it.each([
    '2x1 EN HELADOS HASTA EL 20 DE OCTUBRE. SOLO EN TERRAZA',
    'Entradas anticipadas desde el 3 de noviembre. En taquilla y web',
    'Teatro all’aperto fino al 20 ottobre. In piazza',
  ])('keeps the word that turns it: %s', brief => {
    const [day = ''] = /(?:hasta el|desde el|fino al) \d+/iu.exec(brief) ?? []
    expect(card(brief).said).toContain(day)
  })
})
