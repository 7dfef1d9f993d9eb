import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MADE_OF, madeOf } from '#dev/words/made-of.ts'
import { files } from '#dev/words/main.ts'
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

it('the lists were made of what they are to be made of', () =>
  expect(readFileSync(MADE_OF, 'utf8'), 'npm run words').toBe(madeOf()))

it.runIf(AT_LENGTH).each(Object.entries(files))(
  '%s is as npm run words writes it',
  { timeout: 180_000 },
  (path, written) => expect(readFileSync(path, 'utf8')).toBe(written()),
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
