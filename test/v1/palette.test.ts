import { expect, it } from 'vitest'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld } from '#test/support/world.ts'

it('GET brand-assets/palette: 200 says what the screens are made of, in both path forms', async () => {
  const world = await createWorld()
  const key = await world.key()
  const path = 'brand-assets/palette'
  expect((await key.get(path)).body).toEqual({ palette: {}, colors: [], logos: 0, screens: 0 })
  const png = await bytesOf(banded(400, 800, [249, 246, 229], [79, 70, 229]).png())
  const image_base64 = Buffer.from(png).toString('base64')
  for (const name of ['a', 'b']) await key.post('brand-assets/screens', { name, image_base64 })
  const answer = await key.get(path)
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      palette: { primary: '#4F46E5', background: '#F9F6E5' },
      colors: [
        { hex: '#F9F6E5', in_logos: 0, in_screens: expect.closeTo(0.75, 2) },
        { hex: '#4F46E5', in_logos: 0, in_screens: expect.closeTo(0.25, 2) },
      ],
      ...{ logos: 0, screens: 2 },
    },
  ])
  expect((await key.get(`/${path}`)).body).toEqual(answer.body)
  expect((await (await (await createWorld()).key()).get(path)).body).toMatchObject({ screens: 0 })
})
