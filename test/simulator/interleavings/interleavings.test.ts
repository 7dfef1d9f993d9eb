// A share of the interleavings; `npm run proof -- interleavings` plays them all.
import { expect, it } from 'vitest'
import { many } from '#test/support/proof.ts'
import { seed } from '#test/support/seed.ts'
import { interleave } from './interleave.ts'

const count = Number(process.env.INTERLEAVINGS ?? many(50, 150))

it('no post begins after a cancel or a pause was answered, none is out twice and none is lost', async () => {
  const found = await interleave({ seed, count })
  expect(found, `SEED=${seed}`).toMatchObject({ played: count, violations: [] })
  expect(found.begun).toBeGreaterThan(count / 5)
}, 120_000)
