// Studio cards on the command line: templates, what they take, and cards of data.
import { describe, expect } from 'vitest'
import { brand } from '#test/cli/support/brand.ts'
import { RUN_ID, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { refuse, type Service } from '#test/cli/support/service.ts'

const [node = { name: 'Node', path: process.execPath }] = nodes
const MAKE = 'POST /api/v1/studio/generate'
const sample = { headline: 'The courtyard opens on 1 May.' }
const template = {
  ...{ output_type: 'announcement', title: 'Announcement', description: 'News with a picture.', asset_type: 'card' },
  ...{ compositions: ['over_picture', 'centred'], sizes: [{ width: 1080, height: 1350 }], sample, allowed: true },
  preview_url: 'https://a.example/announcement.webp',
  data_schema: {
    type: 'object',
    required: ['headline'],
    properties: {
      headline: { type: 'string', maxLength: 200 },
      tone: { enum: ['calm', 'loud'] },
      logo_url: { type: 'string', format: 'uri', maxLength: 200, description: 'Not drawn.' },
      rows: {
        ...{ type: 'array', minItems: 2, maxItems: 6 },
        items: { type: 'object', properties: { label: {}, price: {} }, required: ['label'] },
      },
    },
  },
}
function answering(service: Service, delivery: string[] = []): void {
  const other = { ...template, output_type: 'stat', allowed: false }
  service.on('GET /api/v1/studio/templates', () => ({ json: [template, other] }))
  service.on(MAKE, () => ({ status: 202, json: { run_id: RUN_ID, poll_url: 'x', delivery } }))
  service.on('GET /runs/:id', () => ({ json: succeeded(service.base) }))
}
const studio = (service: Service, args: string[], input = '') =>
  brand(['studio', ...args], { node, base: service.base, input })

describe('brand studio', () => {
  it('lists templates and shows what one takes', async ({ service }) => {
    answering(service)
    expect((await studio(service, [])).stdout).toMatch(/announcement +card +yes +News.*\nstat +card +no /)
    expect((await studio(service, ['-q'])).stdout).toBe('announcement\n')
    const { stdout } = await studio(service, ['show', 'announcement'])
    expect(stdout).toMatch(
      /headline +yes +text of up to 200 characters\ntone +calm, loud\nlogo_url +address of up to 200 characters\. Not drawn\.\n/,
    )
    expect(stdout).toContain('2 to 6 of { label, price? }')
    expect(JSON.parse((await studio(service, ['show', 'announcement', '-q'])).stdout)).toEqual(sample)
    const wrong = await studio(service, ['show', 'anouncement'])
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('Did you mean announcement?')])
  })

  it('tries the sample and delivers it nowhere', async ({ service }) => {
    answering(service)
    const { status, stdout } = await studio(service, ['try', 'announcement', '--look', '2'])
    expect([status, stdout]).toEqual([0, expect.stringContaining('approved')])
    expect(service.asked(MAKE)[0]?.body).toEqual({
      ...{ output_type: 'announcement', data: sample, look: 2, delivery: 'none' },
    })
    expect(service.asked(MAKE)[0]?.headers['brand-mode']).toBe('test')
  })

  it('makes a card of fields beside a file, and says where it goes', async ({ service }) => {
    answering(service, ['telegram'])
    const args = ['make', 'announcement', '--file', '-', '--field', 'rows=["a","b"]', '--caption', 'Come.']
    const { status, stderr } = await studio(service, args, JSON.stringify(sample))
    expect([status, stderr]).toEqual([0, expect.stringContaining('It goes to telegram once it is made.')])
    await studio(service, [
      'make',
      'announcement',
      '--field',
      'headline=Tea',
      '--to',
      'none',
      '--composition',
      'centred',
    ])
    expect(service.asked(MAKE).map(({ body }) => body)).toEqual([
      { output_type: 'announcement', data: { ...sample, rows: ['a', 'b'] }, caption: 'Come.' },
      { output_type: 'announcement', data: { headline: 'Tea' }, composition: 'centred', delivery: 'none' },
    ])
  })

  it('makes nothing of nothing, and says who binds a profile', async ({ service }) => {
    answering(service)
    const none = await studio(service, ['make', 'announcement'])
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('brand studio show announcement')])
    expect(service.asked(MAKE)).toEqual([])
    service.on(MAKE, () => refuse(400, 'studio_profile_not_bound', 'No Studio profile is bound to this key.'))
    const unbound = await studio(service, ['try', 'announcement'])
    expect([unbound.status, unbound.stderr]).toEqual([2, expect.stringContaining('makes one under Studio')])
  })
})
