// The address of a link’s page is told behind the news, and not lost with the order that names it.
import { expect, it } from 'vitest'
import { withPageAddress } from '#lib/composer/builtin/tidy/kinds/page-address.ts'

it.each([
  [
    'picture when people share the link to our summer league, lanes.example/summer. Wednesdays at 7.',
    'picture when people share the link to our summer league. Wednesdays at 7.\nlanes.example/summer',
  ],
  ['lanes.example/hire Title “Hire it”. From 9 euros.', 'Title “Hire it”. From 9 euros.\nlanes.example/hire'],
  ['the page: lanes.example/lets\nIt says “Linen”.', 'the page\nIt says “Linen”.\nlanes.example/lets'],
])('stands last: %s', (text, told) => expect(withPageAddress(text, text)).toBe(told))

it.each([
  'Lane 9 is back. Book at lanes.example/nine.',
  'lanes.example/nine has the new lane.',
  'The link to lanes.example/a and the one to lanes.example/b are new.',
])('stays in a sentence that tells something, and beside another one: %s', text =>
  expect(withPageAddress(text, text)).toBe(text),
)

it('is found again where the order took it along', () =>
  expect(withPageAddress('Lane 9 is back.', 'Link picture for lanes.example/nine. Lane 9 is back.')).toBe(
    'Lane 9 is back.\nlanes.example/nine',
  ))
