// Names that callers give, at every door that takes one: a line that is read as it stands, or a refusal.
import { beforeAll, expect, it } from 'vitest'
import { ReviewerInput } from '#lib/publish/approval/settings.ts'
import { CreateProfileInput, UpdateProfileInput } from '#lib/studio/profile.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld } from '#test/support/world.ts'

const TURNED = ' Priya\u202enamaR \u2066x\u2069\u200b\nSigned in as Owner\u0007'
const READ = 'PriyanamaR x Signed in as Owner'
const INVISIBLE = ['\u200b', '\u2066\u2069', '\u3164', '\ufeff \u2060', '\n\t']
const ID = '01900000-0000-7000-8000-000000000000'

let key: Caller
let image_base64: string

beforeAll(async () => {
  key = await (await createWorld()).key()
  image_base64 = Buffer.from(await bytesOf(banded(390, 844, [195, 226, 240], [28, 20, 19]).png())).toString('base64')
})

it.each([
  ['people', 'name', { role: 'Baker', consent: true }],
  ['people', 'role', { name: 'Priya', consent: true }],
  ['screens', 'name', {}],
  ['logo', 'name', {}],
])('brand-assets/%s: %s', async (path, field, rest) => {
  const post = (text: string) => key.post(`brand-assets/${path}`, { ...rest, image_base64, [field]: text })
  const made = await post(TURNED)
  expect([made.status, made.body[field] ?? READ]).toEqual([201, READ])
  if (field === 'role') return expect((await post('\u200b')).body).toMatchObject({ role: '' })
  for (const text of INVISIBLE)
    expect([JSON.stringify(text), (await post(text)).status]).toEqual([expect.anything(), 422])
})

it.each([
  ['brand-dna', 'name'],
  ['brand-assets/screens/:id', 'name'],
])('PATCH %s: %s', async (path, field) => {
  const { id } = (await key.post('brand-assets/screens', { name: 'Home', image_base64 })).body
  const patch = (text: string) =>
    key.send('PATCH', path.replace(':id', String(id)), JSON.stringify({ [field]: text }), {
      'content-type': 'application/json',
    })
  const patched = await patch(TURNED)
  expect([patched.status, patched.body]).toEqual([200, expect.objectContaining({ [field]: READ })])
  for (const text of INVISIBLE)
    expect([JSON.stringify(text), (await patch(text)).status]).toEqual([expect.anything(), 422])
})

it.each([
  ['a Studio profile', CreateProfileInput, { workspace_id: ID }],
  ['a changed Studio profile', UpdateProfileInput, {}],
  ['a reviewer', ReviewerInput, { chat_id: ID }],
])('%s', (_, input, rest) => {
  expect(input.parse({ ...rest, name: TURNED })).toMatchObject({ name: READ })
  for (const name of INVISIBLE)
    expect([JSON.stringify(name), input.safeParse({ ...rest, name }).success]).toEqual([expect.anything(), false])
})
