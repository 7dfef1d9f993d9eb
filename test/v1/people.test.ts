import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#lib/brand/people.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf, forgedPng } from '#test/support/pictures.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
let world: TestWorld
let key: Caller
let portrait: string
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const priya = () => ({ name: 'Priya Raman', role: 'Illustrator', consent: true, image_base64: portrait })

beforeAll(async () => {
  world = await createWorld()
  key = await world.key()
  portrait = base64(await bytesOf(banded(256, 256, [195, 226, 240], [28, 20, 19]).png()))
})

describe.each(['brand-assets/people', '/brand-assets/people'])('%s', path => {
  it('201 stores a person who agreed, 200 lists, 204 removes', async () => {
    const posted = await key.post<Person>(path, { ...priya(), bio: ' Paid in January. ' })
    expect(posted.status).toBe(201)
    const { id } = posted.body
    expect(posted.body).toEqual({
      ...{ id, name: 'Priya Raman', role: 'Illustrator', bio: 'Paid in January.', consent: true },
      image_url: expect.stringMatching(new RegExp(`^${PUBLIC_URL}/library/[0-9a-f]{64}\\?exp=`)),
      created_at: '2026-11-20T12:00:00.000Z',
    })
    expect(posted.headers.get('location')).toMatch(new RegExp(`/brand-assets/people/${id}$`))
    expect((await world.anonymous.get(posted.body.image_url)).status).toBe(200)
    const listed = await key.get<Person[]>(path)
    expect([listed.status, listed.body]).toEqual([200, expect.arrayContaining([posted.body])])
    expect(listed.headers.get('link')).toContain('rel="first"')
    const removed = await key.send('DELETE', `${path}/${id}`, null, {})
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await key.get<Person[]>(path)).body.map(person => person.id)).not.toContain(id)
    expect((await key.send('DELETE', `${path}/${id}`, null, {})).body).toMatchObject({ code: 'person_not_found' })
  })

  it('401 without a key, 405 for other verbs', async () => {
    expect((await world.anonymous.get(path)).status).toBe(401)
    const put = await key.send('PUT', path, '{}', { 'content-type': 'application/json' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

it.each<[string, object, number, string, string[] | null]>([
  ['consent refused', { consent: false }, 422, 'validation_error', ['body', 'consent']],
  ['consent not given', { consent: undefined }, 422, 'validation_error', ['body', 'consent']],
  ['consent as a word', { consent: 'true' }, 422, 'validation_error', ['body', 'consent']],
  ['no name', { name: ' ' }, 422, 'validation_error', ['body', 'name']],
  ['no picture', { image_base64: undefined }, 422, 'validation_error', ['body', 'image_url']],
  ['an unknown field', { email: 'a@b.dev' }, 422, 'validation_error', ['body', 'email']],
  ['our own address', { image_base64: undefined, image_url: `${PUBLIC_URL}/x` }, 400, 'url_not_allowed', null],
  [
    'an SVG',
    { image_base64: base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
    415,
    'unsupported_media_type',
    null,
  ],
  ['a bomb', { image_base64: base64(forgedPng({ width: 8000, height: 8000 }, 4000)) }, 413, 'image_too_large', null],
  [
    'half a picture',
    { image_base64: base64(forgedPng({ width: 300, height: 300 }, 100)) },
    400,
    'image_undecodable',
    null,
  ],
])('refuses %s and stores nothing', async (_, change, status, code, loc) => {
  const files = world.blobs.held.size
  const before = (await key.get<Person[]>('brand-assets/people?limit=100')).body.length
  const answer = await key.post('brand-assets/people', { ...priya(), ...change })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  if (loc) expect(answer.body.detail).toEqual([expect.objectContaining({ loc })])
  expect(world.blobs.held.size).toBe(files)
  expect((await key.get<Person[]>('brand-assets/people?limit=100')).body).toHaveLength(before)
})

it('is stored once under an Idempotency-Key', async () => {
  const once = { 'idempotency-key': 'one-person' }
  const first = await key.post<Person>('brand-assets/people', priya(), once)
  const again = await key.post<Person>('brand-assets/people', priya(), once)
  expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true'])
  const other = await key.post('brand-assets/people', { ...priya(), name: 'Hamish' }, once)
  expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
})

it('422 for an id that is none, 404 for one of nobody', async () => {
  const remove = (id: string) => key.send('DELETE', `brand-assets/people/${id}`, null, {})
  expect((await remove('nobody')).status).toBe(422)
  expect([(await remove(UNKNOWN)).status]).toEqual([404])
})

it('shows a person in the pictures that name her', async () => {
  const fresh = await createWorld()
  const by = await fresh.key()
  await by.post('brand-assets/people', priya())
  const body = { quote: 'It was already in the pot.', author_name: 'Priya Raman', author_title: 'Illustrator' }
  const posted = await by.post<{ items: { run_id: string }[] }>('render', {
    items: [{ output_type: 'testimonial', body }],
  })
  await fresh.drain()
  type Recipe = { brand: { people: { name: string; role: string; blob_key: string }[] } }
  const { body: recipe } = await by.get<Recipe>(`runs/${posted.body.items[0]?.run_id}/recipe`)
  expect(recipe.brand.people).toEqual([expect.objectContaining({ name: 'Priya Raman', role: 'Illustrator' })])
})
