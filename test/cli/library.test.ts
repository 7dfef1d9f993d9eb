// Screens and people on the command line.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { RUN_ID as ID } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { refuse, type Service } from '#test/cli/support/service.ts'

const [node = { name: 'Node', path: process.execPath }] = nodes
const SCREENS = '/brand-assets/screens'
const PEOPLE = '/brand-assets/people'
const at = (service: Service, cwd = emptyFolder()) => ({
  run: (...args: string[]) => brand(args, { node, base: service.base, cwd }),
})

describe('brand screens', () => {
  const screen = {
    ...{ id: ID, name: 'The checkout', screen_type: 'detail', device: 'phone', theme: 'dark' },
    ...{ image_url: 'https://a.example/x.png', content_type: 'image/png', width: 390, height: 844 },
  }

  it('lists them, or says how one is added', async ({ service }) => {
    const { run } = at(service)
    service.on(`GET ${SCREENS}`, () => ({ json: [screen] }))
    expect((await run('screens')).stdout).toContain(`${ID}  detail  phone  dark   390 x 844  The checkout`)
    expect((await run('screens', '-q')).stdout).toBe(`${ID}\n`)
    service.on(`GET ${SCREENS}`, () => ({ json: [] }))
    expect((await run('screens')).stderr).toContain('brand screens add checkout.png')
  })

  it('adds one of a file, and none without a name', async ({ service }) => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'checkout.png'), 'png')
    const { run } = at(service, cwd)
    service.on(`POST ${SCREENS}`, () => ({ status: 201, json: screen }))
    const unnamed = await run('screens', 'add', 'checkout.png')
    expect([unnamed.status, unnamed.stderr]).toEqual([2, expect.stringContaining('without --name')])
    const tags = ['--name', 'The checkout', '--screen-type', 'detail', '--theme', 'dark']
    expect((await run('screens', 'add', 'checkout.png', ...tags)).status).toBe(0)
    const image_base64 = Buffer.from('png').toString('base64')
    expect(service.asked(`POST ${SCREENS}`).map(({ body }) => body)).toEqual([
      { name: 'The checkout', screen_type: 'detail', theme: 'dark', image_base64 },
    ])
  })

  it('changes and removes one, and says where the ids are', async ({ service }) => {
    const { run } = at(service)
    service.on(`PATCH ${SCREENS}/:id`, () => ({ json: screen }))
    service.on(`DELETE ${SCREENS}/:id`, () => ({ status: 204 }))
    expect((await run('screens', 'change', ID, '--device', 'tablet')).status).toBe(0)
    expect(service.asked(`PATCH ${SCREENS}/:id`)[0]?.body).toEqual({ device: 'tablet' })
    expect((await run('screens', 'change', ID)).stderr).toContain('changes nothing')
    expect((await run('screens', 'rm', ID)).stderr).toContain(`Removed ${ID}`)
    service.on(`DELETE ${SCREENS}/:id`, () => refuse(404, 'screen_not_found', 'There is no such screen.'))
    const gone = await run('screens', 'rm', ID)
    expect([gone.status, gone.stderr]).toEqual([5, expect.stringContaining('brand screens shows the ids')])
  })
})

describe('brand people', () => {
  const person = {
    id: ID,
    name: 'Ada Okoye',
    role: 'Head baker',
    bio: '',
    image_url: 'https://a.example/x',
    consent: true,
  }

  it('lists, adds and removes people', async ({ service }) => {
    const { run } = at(service)
    service.on(`GET ${PEOPLE}`, () => ({ json: [person] }))
    service.on(`POST ${PEOPLE}`, () => ({ status: 201, json: person }))
    service.on(`DELETE ${PEOPLE}/:id`, () => ({ status: 204 }))
    expect((await run('people', '--limit', '5')).stdout).toContain(`${ID}  Ada Okoye  Head baker`)
    const add = ['people', 'add', 'https://a.example/ada.jpg', '--name', 'Ada Okoye', '--title', 'Head baker']
    expect((await run(...add, '--consent', '--bio', 'Bakes.')).status).toBe(0)
    expect(service.asked(`POST ${PEOPLE}`).map(({ body }) => body)).toEqual([
      {
        ...{ name: 'Ada Okoye', consent: true, role: 'Head baker', bio: 'Bakes.' },
        image_url: 'https://a.example/ada.jpg',
      },
    ])
    expect((await run('people', 'rm', ID, '-q')).stdout).toBe(`${ID}\n`)
  })

  it('takes nobody who has not agreed', async ({ service }) => {
    const { run } = at(service)
    const unsaid = await run('people', 'add', 'https://a.example/ada.jpg', '--name', 'Ada')
    expect([unsaid.status, unsaid.stderr]).toEqual([2, expect.stringContaining('has agreed to be shown')])
    const unnamed = await run('people', 'add', 'https://a.example/ada.jpg', '--consent')
    expect([unnamed.status, unnamed.stderr]).toEqual([2, expect.stringContaining('without --name')])
    expect(service.asked(`POST ${PEOPLE}`)).toEqual([])
  })
})
