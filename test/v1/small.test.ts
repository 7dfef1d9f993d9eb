import { beforeAll, describe, expect, it } from 'vitest'
import { readJpeg } from '#lib/media/formats/jpeg.ts'
import { readPng } from '#lib/media/formats/png.ts'
import { smallKeyOf } from '#lib/media/small-key.ts'
import { bytesOf, noise } from '#test/support/pictures.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const RUN = '01890000-0000-7000-8000-000000000000'
let world: TestWorld
beforeAll(async () => {
  world = await createWorld()
})

const get = async (path: string) => world.app.request(path)
const bytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

async function stored(picture: Uint8Array, letter: string, content_type = 'image/png'): Promise<string> {
  const key = `assets/${RUN}/${letter.repeat(64)}.${content_type === 'video/mp4' ? 'mp4' : 'png'}`
  await world.blobs.put(key, picture, content_type)
  return key
}

describe('a stored picture with ?small=1', () => {
  it('200 with at most 500 px and 73 kB, kept for good and made once', async () => {
    const key = await stored(await bytesOf((await noise(1080, 1350)).png()), 'a')
    const first = await get(`/${key}?small=1`)
    expect(first.headers.get('content-type')).toBe('image/jpeg')
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const small = await bytes(first)
    expect(readJpeg(small)).toMatchObject({ width: 400, height: 500 })
    expect(small.length).toBeLessThanOrEqual(73_000)
    const kept = world.blobs.held.get(smallKeyOf(key))
    expect(await bytes(await get(`/${key}?small=1`))).toEqual(small)
    expect(world.blobs.held.get(smallKeyOf(key))).toBe(kept)
    expect((await bytes(await get(`/${key}`))).length).toBeGreaterThan(small.length)
  })

  it('stays transparent', async () => {
    const key = await stored(await bytesOf((await noise(900, 300, 4)).png()), 'b')
    const small = await bytes(await get(`/${key}?small=1`))
    expect(readPng(small)).toMatchObject({ width: 500, height: 167 })
  })

  it('several at once are all small, each made once', async () => {
    const picture = await bytesOf((await noise(520, 520)).png())
    const keys = await Promise.all([...'0123'].map(letter => stored(picture, letter)))
    const answers = await Promise.all([...keys, ...keys].map(key => get(`/${key}?small=1`)))
    expect(answers.map(answer => answer.headers.get('content-type'))).toEqual(Array(8).fill('image/jpeg'))
  })

  it('200 as it is, for a minute, where there is no small one of it', async () => {
    const key = await stored(new Uint8Array([1, 2, 3]), 'c', 'video/mp4')
    const answer = await get(`/${key}?small=1`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await bytes(answer)).toEqual(new Uint8Array([1, 2, 3]))
    const broken = await get(`/${await stored(new Uint8Array([1, 2, 3]), 'd')}?small=1`)
    expect(await bytes(broken)).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('404 for one that is gone, also where its small one is left', async () => {
    const key = await stored(await bytesOf((await noise(700, 700)).png()), 'e')
    await get(`/${key}?small=1`)
    await world.blobs.remove(key)
    expect((await get(`/${key}?small=1`)).status).toBe(404)
  })

  it('of the library opens by the link of the original, and by none else', async () => {
    const upload = { bytes: await bytesOf((await noise(600, 900)).png()) }
    const { blob_key } = await world.world.library.take(upload, 'picture')
    const { pathname, search } = new URL(await world.world.library.link(blob_key))
    const small = await get(`${pathname}${search}&small=1`)
    expect(readJpeg(await bytes(small))).toMatchObject({ width: 333, height: 500 })
    expect((await get(`${pathname}?small=1`)).status).toBe(404)
    expect((await get(`/${smallKeyOf(blob_key)}${search}`)).status).toBe(404)
  })
})
