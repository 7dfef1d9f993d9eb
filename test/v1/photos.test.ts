// Photos of one's own, by the interface.
import { expect, it } from 'vitest'
import type { MediaFile } from '#lib/media/list.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld } from '#test/support/world.ts'

it('is stored, listed by what it shows, stands once, and is removed', async () => {
  const world = await createWorld()
  const live = await world.key()
  const image_base64 = Buffer.from(await bytesOf(banded(900, 700, [10, 37, 64], [255, 90, 0]).jpeg())).toString(
    'base64',
  )
  const sent = { shows: 'Our salon with three chairs', image_base64 }
  const add = () => live.post<MediaFile>('brand-assets/photos', sent, { 'Idempotency-Key': 'salon' })
  const { status, body } = await add()
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({
      kind: 'image',
      filename: 'our-salon-with-three-chairs.jpg',
      shows: sent.shows,
      width: 900,
      height: 700,
    }),
  ])
  expect((await add()).body.id).toBe(body.id)
  const listed = async () => (await live.get<MediaFile[]>('media?kind=image')).body.map(({ id }) => id)
  expect(await listed()).toEqual([body.id])
  const stranger = await (await createWorld()).key()
  expect((await stranger.get('media')).body).toEqual([])
  await live.post('media/delete', { ids: [body.id] })
  expect(await listed()).toEqual([])
})

it('is refused without a picture and without what it shows, both at once', async () => {
  const live = await (await createWorld()).key()
  const { status, body } = await live.post<{ detail: { loc: string[] }[] }>('brand-assets/photos', {})
  expect([status, body.detail.map(({ loc }) => loc.at(-1))]).toEqual([422, ['shows', 'image_url']])
})
