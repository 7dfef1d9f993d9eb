// Who is not to be told is not, and whoever is to be called by the first name has no other one.
import { expect, it } from 'vitest'
import { card } from './ask.ts'

it.each([
  [
    '6 haben letzte Woche bestanden! Lukas, Aylin, Marie, Herr Vogt (58, erster Versuch) und Hanna. Hanna bitte weglassen, die ist 16. also schreib einfach "und noch eine"',
    'Herr Vogt (58, erster Versuch) und noch eine',
    /Hanna|schreib/,
  ],
  [
    'Our new lifeguards: Ben, Priya, Tom and Molly. Please leave Molly out, her dad isn’t keen. Just write "and one more"',
    'Ben, Priya, Tom and one more',
    /Molly|dad|write/,
  ],
  ['Our new lifeguards: Molly, Ben and Tom. Don’t mention Molly pls', 'lifeguards: Ben and Tom', /Molly|mention/],
  [
    'Bravo à Camille, Anouk et Hugo pour le permis ! ne citez pas Anouk svp. Prochaine session le lundi 2 novembre',
    'Camille et Hugo pour le permis',
    /Anouk/,
  ],
  ['Geslaagd: Sanne, Bram, Lotte en Daan. Daan graag weglaten. Cursus op 2 november', 'Sanne, Bram, Lotte', /Daan/],
  ['Molly has passed her test! Leave Molly out of it please. Next course Monday 2 November', 'Next course', /Molly/],
  // First names.
  [
    'Wee Fergus Laird of the under 9s scored five on Sunday v Dunmore. his mum is fine with Fergus but no surname please',
    'Wee Fergus of the under 9s',
    /Laird|surname/,
  ],
  [
    'Fergus Green of the under 9s scored five on Sunday v Dunmore. his mum is fine with Fergus but no surname please',
    'Fergus of the under 9s',
    /Green|surname/,
  ],
  [
    'Players of the day. FIRST NAMES ONLY we had a complaint. Yr 3 Isla Pomare for passing, yr 4 Tama W for defending, yr 5 Jo Hikuroa best attitude',
    'Yr 3 Isla for passing, yr 4 Tama for defending, yr 5 Jo best attitude',
    /FIRST NAMES|complaint/i,
  ],
  [
    'Spieler des Tages, bitte nur Vornamen. Jannik Köhler für die Pässe, Ida W für die Abwehr',
    'Jannik für die Pässe, Ida für die Abwehr',
    /Köhler|Vornamen/,
  ],
])('%s', (brief, told, never) => {
  const { said, faults, holds } = card(brief)
  expect(said).toContain(told)
  expect(said).not.toMatch(never)
  expect(faults.filter(fault => fault.startsWith('leak'))).toEqual([])
  expect(holds.some(({ rule }) => rule === 'left_out')).toBe(true)
})

it.each([
  ['Preis bitte weglassen. Der Preis gilt bis 30. Oktober. Konzert am Freitag um 19 Uhr', 'Preis gilt bis 30. Oktober'],
  ['Leave Saturday out. Open Monday, Friday and Saturday from 2 November', 'Monday, Friday and Saturday'],
  ['Speed dating on Friday 30 October, first names only, tea and cake at 7pm', 'first names only, tea'],
  ['A reading by Orla Byrne, first names only, on Sunday 1 November at St Andrews Hall', 'St Andrews Hall'],
  ['Plan B is on Friday 30 October at the Red Lion. A reading by Orla Byrne, first name only', 'Plan B'],
  ['Ben, Priya and Molly start on Monday 2 November. Leave the key in the box', 'Ben, Priya and Molly'],
])('leaves all other names: %s', (brief, told) => expect(card(brief).said).toContain(told))
