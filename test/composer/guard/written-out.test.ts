// What the brief has short, dictated, in a plural or in another language, and the post in full: the same, and never another.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

type Pair = readonly [language: string, brief: string, right: string, wrong: string]
const rowsOf = (what: string, pairs: readonly Pair[]): Row[] =>
  pairs.map(([language, brief, right, wrong]) => [
    `${what}: ${language}, ${right}`,
    { language, brief, says: [right] },
    { says: [wrong] },
    /^invented/m,
  ])

const days = rowsOf('short days and months', [
  ['pl', 'otwarte sob i nd 10-16', 'Otwarte w sobotę i niedzielę 10–16', 'Otwarte w sobotę i piątek 10–16'],
  ['pl', 'otwarte pn i sb 10-16', 'Otwarte: poniedziałek i sobota 10–16', 'Otwarte: wtorek i sobota 10–16'],
  ['pl', 'koncert 4 paźdz o 18', 'Koncert 4 października o 18', 'Koncert 4 listopada o 18'],
  ['en', 'open sats & suns 10-4', 'Open Saturdays & Sundays 10-4', 'Open Fridays & Sundays 10-4'],
  [
    ...(['de', 'offen do + fr 10-16 uhr', 'Offen an Donnerstagen und Freitagen 10–16 Uhr'] as const),
    'Offen an Mittwochen und Freitagen 10–16 Uhr',
  ],
  ['fr', 'ouvert mar et jeu 10h-18h', 'Ouvert mardi et jeudi 10h-18h', 'Ouvert mercredi et jeudi 10h-18h'],
  ['es', 'abierto miér y vie de 10 a 18 h', 'Abierto miércoles y viernes de 10 a 18 h', 'Abierto martes y viernes'],
  ['it', 'aperto mar e giov 10-18', 'Aperto martedì e giovedì 10-18', 'Aperto mercoledì e giovedì 10-18'],
  ['pt', 'aberto seg e qua 10h-18h', 'Aberto às segundas-feiras e quartas 10h-18h', 'Aberto às terças e quartas'],
  ['ja', '店は土日だけ開きます', '店は土曜日と日曜日だけ開きます', '店は金曜日と日曜日だけ開きます'],
  ['ja', '店は月・水だけ開きます', '店は月曜日と水曜日だけ開きます', '店は月曜日と木曜日だけ開きます'],
  ['ar', 'مفتوح السبت والأحد من 10 إلى 16', 'مفتوح الأحد والسبت من 10 إلى 16', 'مفتوح الأحد والجمعة من 10 إلى 16'],
])

const years = rowsOf('a dictated year', [
  [
    'de',
    'lehrling zum ersten september achtundzwanzig',
    'Lehrling zum 1. September 2028',
    'Lehrling zum 1. September 2029',
  ],
  ['en', 'party on june the first twenty twenty eight', 'Party on June 1, 2028', 'Party on June 1, 2027'],
  ['fr', 'fête le premier juin deux mille vingt-huit', 'Fête le 1er juin 2028', 'Fête le 1er juin 2027'],
  [
    'es',
    'fiesta el uno de junio de dos mil veintiocho',
    'Fiesta el 1 de junio de 2028',
    'Fiesta el 1 de julio de 2028',
  ],
  ['it', 'festa il primo giugno duemilaventotto', 'Festa il 1 giugno 2028', 'Festa il 2 giugno 2028'],
  ['pt', 'festa a um de junho de dois mil e vinte e oito', 'Festa a 1 de junho de 2028', 'Festa a 1 de junho de 2020'],
  [
    ...(['pl', 'impreza pierwszego czerwca dwa tysiące dwudziestego ósmego', 'Impreza 1 czerwca 2028'] as const),
    'Impreza 1 czerwca 2020',
  ],
])

const addresses = rowsOf('a dictated address', [
  ['en', 'mail jobs at kfz dash brandl dot example', 'Mail jobs@kfz-brandl.example', 'Mail jobs@kfz.brandl.example'],
  ['en', 'find us at brandl dot co dot uk', 'Find us at brandl.co.uk', 'Find us at brandl.co'],
  [
    'de',
    'mail azubi at kfz minus brandl punkt example',
    'Mail: azubi@kfz-brandl.example',
    'Mail: azubi@kfz-brandl2.example',
  ],
  [
    'de',
    'mail max punkt muster at brandl punkt example',
    'Mail: max.muster@brandl.example',
    'Mail: muster@brandl.example',
  ],
  ['de', 'mehr unter www punkt brandl punkt example', 'Mehr unter brandl.example', 'Mehr unter brandel.example'],
  [
    'fr',
    'écrivez à bonjour arobase moulin tiret bleu point example',
    'Écrivez à bonjour@moulin-bleu.example',
    'Écrivez à bonjour@moulinbleu.example',
  ],
  [
    'es',
    'escribe ya a hola arroba molino guion azul punto example',
    'Escribe ya a hola@molino-azul.example',
    'Escribe ya a hola@molino.azul.example',
  ],
  [
    'it',
    'scrivi a info chiocciola molino trattino blu punto example',
    'Scrivi a info@molino-blu.example',
    'Scrivi a info@molino-blu.test',
  ],
  [
    'pt',
    'escreve para ola arroba moinho hífen azul ponto example',
    'Escreve para ola@moinho-azul.example',
    'Escreve para ola@moinho.example',
  ],
  [
    'pl',
    'pisz na biuro małpa dom myślnik stary kropka example',
    'Pisz na biuro@dom-stary.example',
    'Pisz na dom@biuro-stary.example',
  ],
])

const plurals = rowsOf('a number in a plural', [
  [
    'en',
    'welder wanted, 4 tens, nights',
    'Welder wanted: four ten-hour nights',
    'Welder wanted: four twelve-hour nights',
  ],
  [
    'en',
    'nurse wanted, 3 twelves a week',
    'Nurse wanted: 3 days of 12 hours a week',
    'Nurse wanted: 3 days of 10 hours a week',
  ],
  ['de', 'eier im zehner karton', 'Eier im Karton, zehn Eier', 'Eier im Karton, zwölf Eier'],
])

const BATH = 'post in English please. 服はぜんぶ脱ぐ、水着はだめ'
const claims: Row[] = [
  [
    'all and none of a brief in Japanese',
    { brief: BATH, says: ['Take off all clothes, no swimsuits'], style: [1] },
    { brief: 'post in English please. 服は少し脱ぐ、水着はだめ' },
    /^claim: “all”/,
  ],
  [
    'none of a brief in Japanese',
    { brief: BATH, says: ['Take off all clothes, no swimsuits'], style: [1] },
    { brief: 'post in English please. 服はぜんぶ脱ぐ、水着はどうぞ' },
    /^claim: “no”/,
  ],
  ...(
    [
      [
        'de',
        'Im ganzen Schwimmbad und auf der Wiese ist Glas verboten',
        'Im Schwimmbad und auf der Wiese ist Glas erlaubt',
      ],
      ['fr', 'Verre interdit au bord du bassin', 'Verre autorisé au bord du bassin'],
      [
        'es',
        'Para todos los que vienen a la piscina: vidrio prohibido',
        'Para todos los que vienen a la piscina: vidrio permitido',
      ],
      ['it', 'Per chi viene alla piscina: è vietato il vetro', 'Per chi viene alla piscina: è ammesso il vetro'],
      [
        'pt',
        'Para quem vem à piscina com os filhos: vidro proibido',
        'Para quem vem à piscina com os filhos: vidro permitido',
      ],
      ['pl', 'Zakaz szkła na basenie', 'Szkło wolno mieć na basenie'],
      ['ar', 'الزجاج ممنوع في المسبح', 'الزجاج مسموح في المسبح'],
    ] as const
  ).map(
    ([language, brief, other]): Row => [
      `what is forbidden: ${language}`,
      { brief: `post in English please. ${brief}`, says: ['No glass at the pool'], style: [1] },
      { brief: `post in English please. ${other}` },
      /^claim: “no”/,
    ],
  ),
]

const SAID = 'Mia Field: “this loaf was worth the walk”'
const quotes: Row[] = [
  [
    'a price under a quote, whose form has no place for it',
    {
      ...{ brief: `${SAID}. sourdough is £4.50`, form: 'quote', roles: ['quote', 'speaker'] },
      ...{ says: ['this loaf was worth the walk', 'Mia Field'], caption: [SAID, 'Sourdough is £4.50'] },
    },
    { form: 'notice', roles: ['headline', 'body'] },
    /^lost: “£4.50” is only in the caption/,
  ],
  [
    'a price under a quote, and not left out',
    {
      ...{ brief: `${SAID}. sourdough is £4.50`, form: 'quote', roles: ['quote', 'speaker'] },
      ...{ says: ['this loaf was worth the walk', 'Mia Field'], caption: [SAID, 'Sourdough is £4.50'] },
    },
    { caption: [SAID, 'Sourdough'] },
    /^lost: “£4.50” is neither/,
  ],
]

describe('what the brief has otherwise, written out', () => {
  judgeRows([...days, ...years, ...addresses, ...plurals, ...claims, ...quotes])
})
