import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { files } from '#dev/words/main.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'

it.each(Object.entries(files))('%s is as npm run words writes it', { timeout: 60_000 }, (path, written) =>
  expect(readFileSync(path, 'utf8')).toBe(written()),
)

it.each([
  'honey',
  'jars',
  'collected',
  'colours',
  'jewellery',
  'travelled',
  'tyres',
  'cheques',
  'programmes',
  'zygote',
  'invoices',
  'cosy',
  'centring',
  'accommodation',
])('%s is a word', word => expect(englishOf(word)).toBe('word'))
it.each(['leeds', 'pickering', 'portugal', 'aachen'])('%s is a name', word => expect(englishOf(word)).toBe('name'))
it.each(['mark', 'molly', 'rose', 'grey'])('%s may be either', word => expect(englishOf(word)).toBe('either'))
it.each(['helmsley', 'xqz', '', ' ', 'honey jar'])('“%s” is neither', word => expect(englishOf(word)).toBe('unknown'))
