// Claims that a brief makes in other words or asks for, each beside a near miss that stays refused.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const rows: Row[] = [
  [
    'thanks that are ordered',
    {
      brief: 'So nice this mail, make one thank you post from it.\nThe choir looked smart at the Annual Day.',
      says: ['Thank you', 'The choir looked smart at the Annual Day.'],
      from: ['2'],
      style: [1],
    },
    { brief: 'So nice this mail, thanks for making one post from it.\nThe choir looked smart at the Annual Day.' },
    /^claim: “thank”/m,
  ],
  [
    'the same in German',
    {
      brief: 'Bitte einen Dankespost daraus machen.\nDer Chor sang am Sommerfest.',
      says: ['Danke', 'Der Chor sang am Sommerfest.'],
      language: 'de',
      from: ['2'],
      style: [1],
    },
    { brief: 'Danke für den Post daraus.\nDer Chor sang am Sommerfest.' },
    /^claim: “danke”/m,
  ],
  [
    'a yard that is “zu”',
    {
      brief: 'Wertstoffhof am Donnerstag zu, dafür Grüngut am Samstag',
      says: ['Wertstoffhof am Donnerstag geschlossen', 'Dafür Grüngut am Samstag.'],
      language: 'de',
    },
    { brief: 'Am Donnerstag zu Grüngut und Wertstoffhof, dafür Samstag' },
    /^claim: “geschlossen”/m,
  ],
  [
    'who leaves in Italian, and no part',
    {
      brief: 'Alba in quota con Nives, partenza dal parcheggio',
      says: ['Alba in quota con Nives', 'Si parte dal parcheggio.'],
      language: 'it',
    },
    { says: ['Alba in quota con Nives', 'Partenza da una parte del parcheggio.'] },
    /^claim: “parte”/m,
  ],
  [
    'a cross before a date',
    {
      brief: 'Walter Kienle\n† 9.2.2026, 88 J.\nMitglied seit 1961 und Lehrer an der Schule',
      says: [
        'Walter Kienle',
        'Am 9. Februar 2026 mit 88 Jahren gestorben. Mitglied seit 1961 und Lehrer an der Schule.',
      ],
      language: 'de',
      sensitive: 'death',
    },
    { brief: 'Walter Kienle\n* 9.2.2026, 88 J.\nMitglied seit 1961 und Lehrer an der Schule' },
    /^claim: “gestorben”/m,
  ],
  [
    'a cross behind a name',
    { brief: 'Walter Kienle †, 88', says: ['Walter Kienle died', '88'], sensitive: 'death' },
    { brief: 'Walter Kienle, entry† 88' },
    /^claim: “died”/m,
  ],
  [
    'a cross that is a church',
    {
      brief: 'Haus Mitte\n✝ 9.2.2026 Anna Kern, Mitglied und Lehrerin an der Schule',
      says: ['Haus Mitte', 'Am 9. Februar 2026 ist Anna Kern gestorben, Mitglied und Lehrerin an der Schule.'],
      language: 'de',
      sensitive: 'death',
    },
    { brief: 'Haus Mitte\n9.2.2026 ✝ Gottesdienst mit Anna Kern, Mitglied und Lehrerin an der Schule' },
    /^claim: “gestorben”/m,
  ],
  [
    'a tax that comes on top',
    { brief: 'Visit 40 euro ex VAT', says: ['Visit 40 euro', 'Excluding VAT'] },
    { brief: 'Visit 40 euro VAT' },
    /^claim: “excluding”/m,
  ],
  [
    'by a short form',
    { brief: 'Visit 40 euro. Excl VAT.', says: ['Visit 40 euro', 'Excluding VAT'] },
    { brief: 'Visit 40 euro. Incl VAT.' },
    /^claim: “excluding”/m,
  ],
  [
    'what a thing costs',
    {
      brief: 'Gutschein Schnupperflug 89 €',
      says: ['Gutschein Schnupperflug', 'Preis des Gutscheins: 89 €'],
      language: 'de',
    },
    { brief: 'Gutschein Schnupperflug', says: ['Gutschein Schnupperflug', 'Preis für den Gutschein'] },
    /^claim: “preis”/m,
  ],
  [
    'a prize beside a price',
    { brief: 'Käse 5 €', says: ['Käse', 'Preis: 5 €'], language: 'de' },
    { says: ['Käse 5 €', 'Der Käse gewann den 1. Preis'] },
    /^claim: “preis”/m,
  ],
  [
    'only, Spanish',
    {
      brief: 'alineación y balanceo el sábado nomás, de 8 a 13',
      says: ['Alineación y balanceo', 'Solo el sábado de 8 a 13'],
      language: 'es',
    },
    { brief: 'alineación y balanceo el sábado, de 8 a 13' },
    /^claim: “solo”/m,
  ],
  [
    'only, French',
    {
      brief: 'On n’ouvre que le samedi à la ferme',
      says: ['À la ferme', 'On ouvre seulement le samedi'],
      language: 'fr',
    },
    { brief: 'On ouvre le samedi à la ferme' },
    /^claim: “seulement”/m,
  ],
  [
    'only, German',
    {
      brief: 'Lediglich am Samstag Kuchen und Kaffee im Hof',
      says: ['Kuchen und Kaffee im Hof', 'Nur am Samstag'],
      language: 'de',
    },
    { brief: 'Am Samstag Kuchen und Kaffee im Hof' },
    /^claim: “nur”/m,
  ],
  [
    'a word for the weekend',
    { brief: 'abierto el finde largo', says: ['Abierto el finde largo'], language: 'es' },
    { says: ['Abierto xq el finde largo'] },
    /^chat: “xq”/m,
  ],
  [
    'tax in kana',
    { brief: '表替え 6800円から ぜい込。', says: ['表替えは6800円から、税込'], language: 'ja' },
    { brief: '表替え 6800円から。' },
    /^claim: “税込”/m,
  ],
  [
    'may, and no only',
    { brief: 'できたらもちかえり', says: ['できたらお持ち帰りいただけます'], language: 'ja' },
    { says: ['できたらお持ち帰りだけ'] },
    /^claim: “だけ”/m,
  ],
  [
    'signs for what was typed in kana',
    {
      brief: '畳の手いれの目やす\nきる\nぬう',
      says: ['畳の手入れの目安', '切る、縫う'],
      language: 'ja',
    },
    { brief: '畳の\nできる\nうたう', says: ['畳の手入れの目安', '切る、縫う'] },
    /^not held: /m,
  ],
  [
    'a weekday in kana and the day of its month',
    {
      brief: '受付は3月まで。\n18日の水よう。',
      says: ['受付は3月18日水曜日まで'],
      language: 'ja',
    },
    { says: ['受付は3月19日木曜日まで'] },
    /^invented: /m,
  ],
]
describe('claims in other words', () => judgeRows(rows))
