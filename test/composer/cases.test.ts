// What an order led to in a case of its own is named once it stands alone.
import { expect, it } from 'vitest'
import { asNamed } from '#lib/composer/builtin/reading/ordered/cases.ts'

it.each([
  ['eine Karte für ', 'unseren neuen Kurs', 'unser neuer Kurs'],
  ['einen Post über ', 'den neuen Hof', 'der neue Hof'],
  ['was zu ', 'unserer neuen Halle', 'unsere neue Halle'],
  ['was zu ', 'unserem neuen Angebot', 'unser neues Angebot'],
  ['eine Karte für ', 'euren Verein', 'euer Verein'],
  ['eine Karte für ', 'einen guten Zweck', 'ein guter Zweck'],
  ['eine Karte für ', 'unsere Kurse', 'unsere Kurse'],
  ['Wir backen ', 'unseren Kuchen', 'unseren Kuchen'],
  ['', 'Unseren Gästen danken wir', 'Unseren Gästen danken wir'],
])('%s%s', (before, text, named) => expect(asNamed(text, before, 'de')).toBe(named))
