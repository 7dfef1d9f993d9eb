// What honest first answers to a later set of unseen briefs were refused for, each beside a near miss that stays refused: days and years that another word settles, figures that share a sign, a “not” of other words.
import { describe } from 'vitest'
import { judgeRows, type Row } from './careful.ts'

const day = '2031-05-12'
const rows: Row[] = [
  [
    'a day between the two ends of a span',
    {
      day,
      brief: 'open sat 31 may sun 1 and mon 2 june, 10 to 7',
      says: ['Open Saturday 31 May to Monday 2 June', 'From 10 to 7.'],
    },
    { says: ['Open Saturday 31 May and Monday 2 June', 'From 10 to 7.'] },
    /^lost: “sun 1”/m,
  ],
  [
    'the year of “this year”',
    { day, brief: 'rates for this year: canoe full day 62 dollars', says: ['Canoe rates for 2031', 'Full day $62.'] },
    { says: ['Canoe rates for 2032', 'Full day $62.'] },
    /^invented: “2032”/m,
  ],
  [
    'the coming 19th, which its weekday names',
    {
      ...{ day, language: 'fr' },
      brief: 'rendez-vous ouverts dès lundi prochain le 19, par mail',
      says: ['Rendez-vous ouverts dès lundi 19 mai', 'Par mail.'],
    },
    { says: ['Rendez-vous ouverts dès lundi 26 mai', 'Par mail.'] },
    /26 mai/m,
  ],
  [
    'a month that begins its row, and a figure behind it',
    { day, brief: 'water at 7am\nmay 11.2\nmarch 9.4', says: ['Water at 7am', 'May 11.2, March 9.4.'] },
    { says: ['Water at 7am', 'May 11.2, April 9.4.'] },
    /^invented: “April”/m,
  ],
  [
    'a length and the number of the next step',
    {
      day,
      brief: '1 breathe, about a minute and a half 5 FIVE minutes is loads',
      says: ['Breathe, about a minute and a half', 'Five minutes is loads.'],
    },
    { says: ['Breathe, about a minute and a half', 'Six minutes is loads.'] },
    /Six|six/m,
  ],
  [
    'every Monday, beside a span of dates',
    {
      day,
      brief: 'shuttle fri sat sun june 6 to sept 1 plus the holiday mondays',
      says: ['Shuttle Fridays, Saturdays, Sundays and holiday Mondays, 6 June to 1 September'],
    },
    { says: ['Shuttle Fridays, Saturdays, Sundays and holiday Mondays, from Monday, 6 June to 1 September'] },
    /^weekday: “Monday, 6 June”/m,
  ],
  [
    'shares of which the last has the sign',
    {
      ...{ day, language: 'it' },
      brief: 'totale 214 voti, 33 27 22 e 18 per cento arrotondati',
      says: ['214 voti in totale', 'Il 33%, il 27%, il 22% e il 18%, arrotondati.'],
    },
    {
      brief: 'totale 214 voti, 33 27 22 e 25 per cento arrotondati',
      says: ['214 voti in totale', 'Il 33%, il 27%, il 22% e il 25%, arrotondati.'],
    },
    /^invented: “33%”/m,
  ],
  [
    'Italian “sei” that counts nobody',
    { day, language: 'it', brief: 'ridotto 5,50 under 25', says: ['Ridotto 5,50 €', 'Se sei under 25.'] },
    { says: ['Ridotto 5,50 €', 'Per sei persone under 25.'] },
    /^invented: “sei”/m,
  ],
  [
    'a “without” whose word is written out',
    {
      ...{ day, language: 'fr' },
      brief: 'révision gratuite à l’atelier 5 minutes sans rdv',
      says: ['Révision gratuite à l’atelier', '5 minutes, sans rendez-vous.'],
    },
    { says: ['Révision gratuite à l’atelier', '5 minutes, avec rendez-vous.'] },
    /rendez|rdv|lost|not held/m,
  ],
  [
    'the half “not” of spoken French',
    {
      ...{ day, language: 'fr' },
      brief: 'si après 2 semaines ça va pas vous revenez, on remesure',
      says: ['Si après 2 semaines ça ne va pas, revenez', 'On remesure.'],
    },
    { says: ['Si après 2 semaines ça va, revenez', 'On remesure.'] },
    /polarity|lost/m,
  ],
  [
    'the first time of who has never done it',
    {
      day,
      brief: 'for people who’ve never been in cold water',
      says: ['Your first time in cold water', 'For people.'],
    },
    { says: ['For people who’ve been in cold water'] },
    /^polarity/m,
  ],
  [
    'less by its sign',
    {
      ...{ day, language: 'fr' },
      brief: '-10 % ce soir-là sur ses montures, pas sur les verres',
      says: ['10 % de rabais ce soir-là sur ses montures', 'Pas sur les verres.'],
    },
    { brief: '10 % ce soir-là sur ses montures, pas sur les verres' },
    /^claim: “rabais”/m,
  ],
  [
    'a place that is two steps away',
    {
      ...{ day, language: 'fr', features: ['Vevey, à deux pas du lac'], from: ['1', '2', 'b3'] },
      brief: 'mercredi 21 mai de 18h30 à 21h au magasin\nfermé dimanche',
      says: ['Mercredi 21 mai de 18h30 à 21h au magasin', 'Fermé dimanche. Le magasin est à deux pas du lac.'],
    },
    { says: ['Mercredi 21 mai de 18h30 à 21h au magasin', 'Fermé dimanche. Le magasin n’est pas au lac.'] },
    /pairing|claim|not held|polarity/m,
  ],
  [
    'money that was raised in memory of somebody',
    {
      day,
      brief: 'Jo swam 100 lengths and raised 1,840 euro for the hospice in memory of his nana',
      says: ['Jo swam 100 lengths', 'He raised 1,840 euro for the hospice in memory of his nana.'],
      form: 'news',
    },
    {
      brief: 'Jo’s nana died. he swam 100 lengths and raised 1,840 euro for the hospice in memory of his nana',
      says: ['Jo swam 100 lengths', 'His nana died. He raised 1,840 euro for the hospice in memory of his nana.'],
    },
    /^sensitive death: the form is notice/m,
  ],
]

describe('a careful writer', () => judgeRows(rows))
