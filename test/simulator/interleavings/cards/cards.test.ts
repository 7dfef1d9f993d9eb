// A share of the interleavings of a card; `npm run proof -- interleavings` plays them all.
import { expect, it } from 'vitest'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { interleave } from '../interleave.ts'

const count = Number(process.env.INTERLEAVINGS ?? many(50, 150))

it('a card is told to its chat as often as may be, never after that was unlinked, and its end is told once', async () => {
  const found = await interleave({ seed, count, of: 'cards' })
  expect(found, `SEED=${seed}`).toMatchObject({ played: count, violations: [] })
  expect(found.begun).toBeGreaterThan(count / 2)
}, 120_000)
