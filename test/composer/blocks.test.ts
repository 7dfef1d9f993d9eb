// What an infographic makes of lines: figures, tables, steps and lists rather than a note for each.
import { describe, expect, it } from 'vitest'
import type { InfographicAnswer } from '#lib/composer/answer.ts'
import { writeBuiltin } from '#lib/composer/builtin/write.ts'
import { ask } from './ask.ts'

function told(brief: string): [title: string, ...blocks: string[]] {
  const { title, blocks } = writeBuiltin(ask(brief, { asset_type: 'infographic' })).answer as InfographicAnswer
  const lines = blocks.map(({ kind, title, rows }) => {
    const cells = rows.map(({ label, text }) => [label, text].filter(Boolean).join(' | '))
    return `${kind}${title && ` (${title})`}: ${cells.join(' / ')}`.replaceAll('\u00a0', ' ')
  })
  return [title, ...lines]
}

describe('lines of an infographic', () => {
  it.each<[string, string, string[]]>([
    [
      'that begin with what they count are figures, with the unit of their number',
      'What one hive makes in a year\n27 kg honey\n1 kg wax\nAbout 2,000 eggs laid a day in June\n1.5 million flower visits on a good day',
      [
        'What one hive makes in a year',
        'figure: honey | 27 kg',
        'figure: wax | 1 kg',
        'figure: eggs laid a day in June | About 2,000',
        'figure: flower visits on a good day | 1.5 million',
      ],
    ],
    [
      'that have a dash behind a label are one list, also where one of them counts something',
      'Which bay?\nBay 1 - garden waste (no soil)\nBay 2 - wood, painted too\nBay 3 - metal\nBay 4 - rubble and soil, max 5 bags per visit\nBay 5 - cardboard',
      [
        'Which bay?',
        'list: Bay 1 | garden waste (no soil) / Bay 2 | wood, painted too / Bay 3 | metal / Bay 4 | rubble and soil, max 5 bags per visit / Bay 5 | cardboard',
      ],
    ],
    [
      'that count the same in each month are bars under what they count',
      'Seen at the Dunmere fish market: 410 gulls on the roof in April, 190 in May, 60 in June and 22 in July, with two hawks flying.',
      [
        'Seen at the Dunmere fish market',
        'bars (Gulls on the roof): April | 410 / May | 190 / June | 60 / July | 22',
        'note: With two hawks flying.',
      ],
    ],
    [
      'that follow each other are steps',
      'Moving day\n6 weeks out book the van, 4 weeks start on the books and the loft, 2 weeks redirect your post, and on the day keep the kettle out until last.',
      [
        'Moving day',
        'steps: 6 weeks out book the van / 4 weeks start on the books and the loft / 2 weeks redirect your post / On the day keep the kettle out until last',
      ],
    ],
    [
      'that have no order are a list',
      'Our yard\nWe fix bikes in the yard, sharpen skates and knives, lend tools to neighbours, and serve coffee all day.',
      [
        'Our yard',
        'list: We fix bikes in the yard / Sharpen skates and knives / Lend tools to neighbours / Serve coffee all day',
      ],
    ],
    [
      'that count what somebody did are bars',
      'Trees of 2026\nWe planted 40 trees in Leeds, 30 in York and 20 in Hull.',
      ['Trees of 2026', 'bars (We planted trees): Leeds | 40 / York | 30 / Hull | 20'],
    ],
    [
      'that count about so many are a list, for a bar says it exactly',
      'Gull count. About 410 gulls in April, 190 in May, 60 in June.',
      ['Gull count', 'list: About 410 gulls in April / 190 in May / 60 in June'],
    ],
    [
      'that measure several things in one unit are bars with it',
      'How long a thatch lasts. Water reed 40 years, combed wheat reed 30, long straw 20, and the ridge on any of them wants redoing every 12.',
      [
        'How long a thatch lasts',
        'bars: Water reed | 40 years / Combed wheat reed | 30 years / Long straw | 20 years',
        'note: The ridge on any of them wants redoing every 12.',
      ],
    ],
    [
      'that are shares behind a question stand under it, and who was asked below them',
      'We asked 286 patients of ours last spring and summer, what takes away their fear: a hand sign 64 %, music 38 %, a gel 35 %.',
      ['What takes away their fear', 'bars: A hand sign | 64 % / Music | 38 % / A gel | 35 %'],
    ],
    [
      'that are members of one sentence are a list of their own',
      '5 signs your battery is dying: range drops, slow charging, cuts out on hills, it gets hot, lights flicker. We test it for £15.',
      [
        '5 signs your battery is dying',
        'list: Range drops / Slow charging / Cuts out on hills / It gets hot / Lights flicker',
        'note: We test it for £15.',
      ],
    ],
    [
      'that are shares are figures, whatever they are of',
      'Most repairs take one day: 62% same day, 20% next day, 8% longer',
      ['Most repairs take one day', 'figure: same day | 62%', 'figure: next day | 20%', 'figure: longer | 8%'],
    ],

    [
      'that are steps of which one has no room are notes with their numbers',
      'When a death was expected\n1 ring the GP, or 111 if they are closed\n2 they will phone you\n3 register the death within five days of hearing from them that the paperwork has gone to the registrar',
      [
        'When a death was expected',
        'note: 1. Ring the GP, or 111 if they are closed.',
        'note: 2. They will phone you.',
        'note: 3. Register the death within five days of hearing from them that the paperwork has gone to the registrar.',
      ],
    ],
    [
      'that are shares in brackets are bars, with labels of two lines',
      'How our members get to the pool: by bus (34%), by car with someone else in it (28%), on foot (21%)',
      ['How our members get to the pool', 'bars: By bus | 34% / By car with someone else in it | 28% / On foot | 21%'],
    ],
    [
      'that are shares behind their names are bars as well',
      'Where our visitors come from: search 46%, social 27%, email 18%, other 9%',
      ['Where our visitors come from', 'bars: Search | 46% / Social | 27% / Email | 18% / Other | 9%'],
    ],
    [
      'that end in a number and its measure are a table',
      'How long does it take to rot?\nApple core 2 months\nCotton sock 6 months\nCrisp packet 80 years',
      [
        'How long does it take to rot?',
        'table: Apple core | 2 months / Cotton sock | 6 months / Crisp packet | 80 years',
      ],
    ],
    [
      'that are numbered are steps, though their numbers were cut from them',
      'So kommt der Strom in die Steckdose: 1. Module wandeln Licht in Gleichstrom. 2. Ein Umrichter macht Wechselstrom. 3. Der Rest geht ins Netz, für 8 Cent.',
      [
        'So kommt der Strom in die Steckdose',
        'steps: Module wandeln Licht in Gleichstrom / Ein Umrichter macht Wechselstrom / Der Rest geht ins Netz, für 8 Cent',
      ],
    ],
    [
      'with a title of their own keep it above their rows',
      'Backups in numbers\nWhy they failed: missing extension 41%, disk too small 28%, wrong version 19%',
      [
        'Backups in numbers',
        'bars (Why they failed): Missing extension | 41% / Disk too small | 28% / Wrong version | 19%',
      ],
    ],
    [
      'that name what was measured are rows, whatever is measured',
      'Response times: chat 2 min, phone 4 min, email 3 h, social 6 h',
      ['Response times', 'table: Chat | 2 min / Phone | 4 min / Email | 3 h / Social | 6 h'],
    ],
    [
      'whose words before the number name nothing are told whole',
      'Fares from 1 September\nAdult £6.20\nBike £1\nCar £21.50\nUnder 5 free',
      ['Fares from 1 September', 'table: Adult | £6.20 / Bike | £1 / Car | £21.50', 'note: Under 5 free.'],
    ],
    [
      'that answer a question stand behind it',
      'How to tell a wasp from a hornet\nHornets are larger and hum lower than wasps do\nFound a nest? Call us, we move it before we do anything else',
      [
        'How to tell a wasp from a hornet',
        'note: Hornets are larger and hum lower than wasps do.',
        'note: Found a nest? Call us, we move it before we do anything else.',
      ],
    ],
  ])('%s', (_, brief, blocks) => expect(told(brief)).toEqual(blocks))
})

describe('the title of an infographic', () => {
  it.each([
    [
      '配送が遅れる理由(2025年、自社調べ):天候46%、住所の誤り23%、不在18%、その他13%',
      ['配送が遅れる理由(2025年、自社調べ)', 'bars: 天候 | 46% / 住所の誤り | 23% / 不在 | 18% / その他 | 13%'],
    ],
    [
      'New here? Warm up by the stove 10 to 12 minutes, walk down to the lake, rest on the bench. Drink water in between',
      [
        'New here?',
        'list: Warm up by the stove 10 to 12 minutes / Walk down to the lake / Rest on the bench',
        'note: Drink water in between.',
      ],
    ],
  ])('is parted from its values and goes before its answer: %s', (brief, shown) => expect(told(brief)).toEqual(shown))

  it('an hour parts nothing', () =>
    expect(told('営業時間は10:00から18:00まで、土曜日は15:00まで。日曜日は休み。')[0]).not.toMatch(/10$/u))
})
