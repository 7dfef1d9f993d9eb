// What people type on their first day, in plain sentences: what was lost, cut or printed of it.
import { describe, expect, it } from 'vitest'
import type { BriefCase } from './fixtures/briefs.ts'
import { builtinPost, inputOf } from './support.ts'

const post = (brief: string, more: Partial<BriefCase> = {}) => {
  const { pictures, captions } = builtinPost(
    inputOf({ brand: 'marrow', channel: 'instagram', asset_type: 'card', ...more, brief }),
  )
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'")
  return { picture: plain(JSON.stringify(pictures)), caption: plain(captions.instagram) }
}

describe('the preview of a link', () => {
  it.each([
    [
      'link preview for firm.example/spring - $40 off the big clean if you book by April 15, regular price is $385',
      /"\$40 off the big clean/,
      /link preview/,
    ],
    [
      'Linkvorschau für see.example/gutschein, da gibts jetzt Gutscheine zum Ausdrucken für 15 und 30 Euro',
      /Gutscheine zum Ausdrucken/,
      /Linkvorschau/,
    ],
    [
      'para la liga de ropa.example/domicilio: pasamos por tu ropa antes de las 10 y la devolvemos el mismo día',
      /Pasamos por tu ropa/,
      /Para la liga/i,
    ],
    [
      'image de partage pour notre article « Que dit la fumée ? » : blanche et épaisse, le bois est humide',
      /Que dit la fumée/,
      /image de partage/i,
    ],
    [
      'saltworks.example. We make sea salt by hand on the north shore.',
      /"title":"We make sea salt by hand on the north shore","meta":"saltworks.example"/,
      /"title":"saltworks/,
    ],
    [
      'Need a preview image for our price page, hostelbook.example/pricing. Should say €12 a month per room up to 20 rooms, €9 above that, first year for a new house free.',
      /"title":"€12 a month per room up to 20 rooms, €9 above that"/,
      /Should say/,
    ],
  ])('%s', (brief, told, never) => {
    const { picture, caption } = post(brief, { asset_type: 'og_image' })
    expect(picture).toMatch(told)
    expect(picture + caption).not.toMatch(never)
  })
})

describe('what the maker is told to tell', () => {
  it.each([
    ["don't forget to say dogs welcome! the beach is open from 8", 'Dogs welcome', /forget/],
    [
      'Ladies night is on 10 December, £12. tell them towels are provided this time',
      'Towels are provided',
      /tell them/i,
    ],
    ['can you mention that jo is away next week so replies will be slow?', 'replies will be slow', /\?|mention/],
    ['remind ppl we dont do refunds under 24hrs notice, say it nicely', 'under 24 hours notice', /nicely/],
    ['Yoga on the beach on 12 December at 9am, mulled cider incl. book b4 they go', 'cider included', /including/],
    ['Karte zum Saisonstart: Samstag, 28. November ab 10 Uhr', 'Saisonstart', /Karte/],
    ['lost a green glove on the beach?? we have it, come and get it', 'Lost a green glove', /\?\?/],
  ])('%s', (brief, told, never) => {
    const { picture, caption } = post(brief)
    expect(picture + caption).toContain(told)
    expect(picture + caption).not.toMatch(never)
  })
})

describe('what stands in rows, however it was typed', () => {
  it.each<[string, BriefCase['asset_type'], string[]]>([
    [
      'Abstimmung: Welche Bahn ist die gemeinste? A Bahn 4 der Looping, B Bahn 11 das Netz, C Bahn 17 der Vulkan.',
      'slideshow',
      ['Bahn 4 der Looping', 'Bahn 11 das Netz', 'Bahn 17 der Vulkan'],
    ],
    [
      'fais un carrousel « 3 idées reçues » : la bûche remplace le ramoneur (non, elle aide mais ne brosse rien), un poêle ne se ramone pas (si, une fois par an), on ramone en hiver (mieux vaut le printemps)',
      'carousel',
      ['3 idées reçues', 'La bûche remplace le ramoneur', 'Non, elle aide', 'On ramone en hiver'],
    ],
    [
      'Do you do gift cards? YES. Do you sell logs? no. can i bring my dog? only if hes small',
      'carousel',
      ['"headline":"Do you do gift cards?","body":"YES."', '"headline":"Do you sell logs?","body":"No."'],
    ],
    [
      "5 things folks think are fine to flush and aren't: wipes, bacon grease, coffee grounds, cat litter, dental floss",
      'carousel',
      ['"headline":"Bacon grease"', '"headline":"Dental floss"'],
    ],
    [
      'How to get salt off leather boots. Brush off the dry salt, wipe with half vinegar half water, let them dry, then condition.',
      'carousel',
      ['"headline":"Brush off the dry salt"', '"headline":"Let them dry"'],
    ],
    [
      'show where a $45 membership goes: $19 new tools, $15 rent, $7 insurance, $4 everything else',
      'infographic',
      ['"labels":["New tools","Rent","Insurance","Everything else"]', '"values":[19,15,7,4]'],
    ],
    [
      'We counted 1,840 moves: 41% were on a Friday, 22% on a Saturday, 14% on a Thursday and the other four days shared the remaining 23%.',
      'infographic',
      ['"labels":["Friday","Saturday","Thursday","Other four days"]', '"values":[41,22,14,23]'],
    ],
    [
      'Our 2026 in numbers, could you turn it into something nice: 5,180 loans. 930 new readers. Average wait for a reserved book: 4 days (it was 11 in 2025). Busiest day of the week Saturday. 312 jigsaw puzzles swapped.',
      'infographic',
      [
        '"title":"Our 2026 in numbers"',
        '"value":"5,180","label":"loans"',
        '"value":"4 days","label":"Average wait for a reserved book (it was 11 in 2025)"',
        '"value":"Saturday","label":"Busiest day of the week"',
        '"value":"312","label":"jigsaw puzzles swapped"',
      ],
    ],
    [
      'Unser Jahr in Zahlen. 4.310 Reparaturen. 640 neue Kunden. Wartezeit im Schnitt: 2 Tage (2025 waren es 6). Quellenzeile: Werkstattbuch 2026',
      'infographic',
      ['"value":"640","label":"neue Kunden"', '"value":"2 Tage"', '"source":"Quelle: Werkstattbuch 2026"'],
    ],
    [
      'How often to pump the tank. 2 people every 6 years, 3 people every 4, 5 people every 2.',
      'infographic',
      ['"labels":["2 people","3 people","5 people"]', 'Every 4 years'],
    ],
    [
      'Lista de precios para que la gente la guarde:\n- lavado por kilo $32\n- hamaca $90\n- edredón $140',
      'infographic',
      ['Lista de precios', '"labels":["Lavado por kilo","Hamaca","Edredón"]', '$140'],
    ],
  ])('%s', (brief, asset_type, told) => {
    const { picture } = post(brief, { asset_type })
    for (const one of told) expect(picture).toContain(one)
  })
})

describe('a title', () => {
  it('keeps what it moves away from', () => {
    const { picture } = post(
      'Slideshow on moving your old jobs over from a spreadsheet. Save it as CSV. Press Import.',
      {
        asset_type: 'slideshow',
      },
    )
    expect(picture).toContain('over from a spreadsheet')
  })

  it('has no word of the kind of post that it is for', () => {
    const { picture } = post('Baker joke for a short video. A man walks in and asks for a roll.', {
      asset_type: 'video',
    })
    expect(picture).not.toMatch(/joke for|short video/)
  })
})
