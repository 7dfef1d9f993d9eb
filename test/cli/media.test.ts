// Logos, photos, videos and the mascot on the command line.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { RUN_ID as ID } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodes } from '#test/cli/support/nodes.ts'
import { refuse, type Service } from '#test/cli/support/service.ts'

const [node = { name: 'Node', path: process.execPath }] = nodes
const OTHER = '01900000-0000-7000-8000-000000000000'
const at = (service: Service, cwd = emptyFolder()) => ({
  run: (...args: string[]) => brand(args, { node, base: service.base, cwd }),
})

describe('logos and photos', () => {
  const file = { id: ID, kind: 'image', filename: 'salon.jpg', width: 1600, height: 1200 }

  it('are listed by their kind', async ({ service }) => {
    const { run } = at(service)
    service.on('GET /media', () => ({ json: [{ ...file, shows: 'Our salon' }] }))
    expect((await run('photos')).stdout).toMatch(new RegExp(`SHOWS\\n${ID}  1600 x 1200  Our salon\\n`))
    expect((await run('logo', '-q')).stdout).toBe(`${ID}\n`)
    expect(service.asked('GET /media').map(({ path }) => /kind=(\w+)/.exec(path)?.[1])).toEqual(['image', 'logo'])
    service.on('GET /media', () => ({ json: [] }))
    expect((await run('photos')).stderr).toContain('brand photos add salon.jpg')
  })

  it('are removed, and what is not there is said', async ({ service }) => {
    const { run } = at(service)
    service.on('POST /media/delete', ({ body }) => {
      const ids = body.ids as string[]
      return { json: { deleted: ids.filter(id => id === ID), not_found: ids.filter(id => id !== ID) } }
    })
    expect((await run('photos', 'rm', ID)).stderr).toContain(`Removed ${ID}`)
    expect((await run('logo', 'rm', ID, '--json')).stdout).toContain(`"deleted": "${ID}"`)
    const gone = await run('photos', 'rm', OTHER)
    expect([gone.status, gone.stderr]).toEqual([5, expect.stringContaining('brand photos shows the ids')])
  })
})

describe('brand videos', () => {
  const video = {
    ...{ id: ID, title: 'Start line', status: 'processing', duration_ms: null, width: null, height: null },
    ...{ error_message: null, upload_url: null, upload: null },
  }

  it('sends a file piece by piece, once more where a piece is lost', async ({ service }) => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'start.mp4'), 'abcdefg')
    const { run } = at(service, cwd)
    const place = (name: string) => `${service.base}/uploads/${name}`
    const upload = { part_size: 4, part_urls: [place('1'), place('2')], complete_url: place('complete') }
    service.on('POST /brand-assets/videos', () => ({ status: 201, json: { ...video, upload } }))
    const sent: string[] = []
    for (const part of ['1', '2'])
      service.on(`PUT /uploads/${part}`, ({ headers }, nth) => {
        sent.push(`${part}: ${headers['content-length']}`)
        return part === '2' && nth === 1 ? { status: 503, text: 'busy' } : { json: {} }
      })
    service.on('POST /uploads/complete', () => ({ json: {} }))
    const { status, stdout } = await run('videos', 'add', 'start.mp4', '--name', 'Start line')
    expect([status, stdout]).toEqual([0, expect.stringContaining(`${ID}  processing`)])
    expect(sent).toEqual(['1: 4', '2: 3', '2: 3'])
    expect(service.asked('POST /uploads/complete').length).toBe(1)
    expect(service.asked('POST /brand-assets/videos')[0]?.body).toEqual({
      title: 'Start line',
      upload: { filename: 'start.mp4', content_type: 'video/mp4', bytes: 7 },
    })
  })

  it('takes an address, lists and removes, and sends nothing that is no video', async ({ service }) => {
    const { run } = at(service)
    service.on('POST /brand-assets/videos', () => ({ status: 201, json: video }))
    service.on('GET /brand-assets/videos', () => ({ json: [{ ...video, status: 'ready', duration_ms: 6000 }] }))
    service.on('DELETE /brand-assets/videos/:id', () => ({ status: 204 }))
    expect((await run('videos', 'add', 'https://a.example/start.mp4', '-q')).stdout).toBe(`${ID}\n`)
    expect((await run('videos')).stdout).toMatch(/ready +6\.0 s/)
    expect((await run('videos', 'rm', ID)).stderr).toContain(`Removed ${ID}`)
    const wrong = await run('videos', 'add', 'notes.txt')
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('no MP4, MOV or WebM')])
    expect((await run('videos', 'add', 'none.mp4')).stderr).toContain('cannot be read')
  })
})

describe('brand artwork', () => {
  const PATH = '/brand-assets/artwork'
  const empty = { ...{ wanted: 2, done: 0, refused: [], pictures: [], error_message: null, updated_at: null } }
  const loaf = { id: ID, status: 'offered', shows: 'sourdough loaf', image_url: 'https://a.example/l.png', is_ai: true }

  it('is painted of what is named, shown with its reasons, kept and dropped', async ({ service }) => {
    const { run } = at(service)
    service.on(`POST ${PATH}`, () => ({ status: 202, json: { ...empty, status: 'painting' } }))
    const refused = [{ subject: 'sign', reason: 'There seem to be letters on it.' }]
    service.on(`GET ${PATH}`, () => ({ json: { ...empty, status: 'ready', done: 2, pictures: [loaf], refused } }))
    const painted = await run('artwork', 'paint', '--subjects', 'sourdough loaf, sign')
    expect(painted.stdout).toContain(`${ID}  offered  sourdough loaf  https://a.example/l.png`)
    expect(painted.stdout).toContain('sign: There seem to be letters on it.')
    expect(painted.stderr).toContain('brand artwork keep')
    expect(service.asked(`POST ${PATH}`)[0]?.body).toEqual({ subjects: ['sourdough loaf', 'sign'] })
    expect((await run('artwork', '-q')).stdout).toBe(`${ID}\n`)
    service.on(`POST ${PATH}/:id/keep`, () => ({ json: { ...loaf, status: 'kept' } }))
    expect((await run('artwork', 'keep', ID)).stderr).toContain('AI-made')
    service.on(`POST ${PATH}/:id/drop`, () => ({ status: 204 }))
    expect((await run('artwork', 'drop', ID)).stderr).toContain(`Dropped ${ID}`)
    service.on(`POST ${PATH}/:id/drop`, () => refuse(404, 'artwork_not_found', 'There is no such picture.'))
    expect((await run('artwork', 'drop', ID)).stderr).toContain('brand artwork shows the ids')
  })

  it('says how to begin, and why nothing came', async ({ service }) => {
    const { run } = at(service)
    service.on(`GET ${PATH}`, () => ({ json: { ...empty, status: 'none', wanted: 0 } }))
    expect((await run('artwork')).stderr).toContain('brand artwork paint')
    service.on(`POST ${PATH}`, () => ({
      ...{ status: 202, json: { ...empty, status: 'failed', error_message: 'This service has no image model.' } },
    }))
    const failed = await run('artwork', 'paint')
    expect([failed.status, failed.stdout]).toEqual([1, expect.stringContaining('no image model')])
    expect(service.asked(`POST ${PATH}`)[0]?.body).toEqual({ count: 8 })
  })
})

describe('brand mascot', () => {
  const mascot = {
    ...{ id: ID, name: 'Harbour', description: 'A heron', style: 'auto', image_url: null, candidate: null, poses: [] },
    ...{ status: 'drafting', error_message: null },
  }
  const candidate = { id: ID, image_url: 'https://a.example/heron.png' }

  it('waits for what is drawn, and says how it goes on', async ({ service }) => {
    const { run } = at(service)
    service.on('POST /mascot', () => ({ status: 202, json: mascot }))
    service.on('GET /mascot', () => ({ json: { ...mascot, status: 'candidate', candidate } }))
    const drawn = await run('mascot', 'draw', 'A heron', '--name', 'Harbour', '--style', 'bird')
    expect(drawn.stdout).toContain('https://a.example/heron.png')
    expect(drawn.stderr).toContain('brand mascot keep')
    expect(service.asked('POST /mascot')[0]?.body).toEqual({ description: 'A heron', name: 'Harbour', style: 'bird' })
  })

  it('says where the built-in drawer stands in for an image model', async ({ service }) => {
    const { run } = at(service)
    const shown = { ...mascot, status: 'candidate', candidate, fallback: null }
    service.on('GET /mascot', (_, nth) => ({ json: { ...shown, drawn_by: nth > 1 ? 'flux-2' : 'builtin' } }))
    const stood = await run('mascot')
    expect(stood.stdout).toMatch(
      /Asked for +A heron\nDrawn by +the built-in drawer, which stands in for an image model/,
    )
    expect(stood.stderr).toContain('--image figure.png')
    const painted = await run('mascot')
    expect(painted.stdout).toMatch(/Drawn by +flux-2/)
    expect(painted.stderr).not.toContain('figure.png')
  })

  it('keeps, tries again and poses', async ({ service }) => {
    const { run } = at(service)
    service.on('POST /mascot/step', ({ body }) => {
      const failed = { ...mascot, status: 'failed', error_message: 'The model refused.' }
      return {
        json: body.action === 'retry' ? failed : { ...mascot, status: 'active', image_url: candidate.image_url },
      }
    })
    expect((await run('mascot', 'keep', '-q')).stdout).toBe('https://a.example/heron.png\n')
    const failed = await run('mascot', 'retry', '--feedback', 'Longer legs')
    expect([failed.status, failed.stdout]).toEqual([1, expect.stringContaining('The model refused.')])
    await run('mascot', 'pose', 'waving', '--image', 'https://a.example/w.png')
    expect(service.asked('POST /mascot/step').map(({ body }) => body)).toEqual([
      { action: 'keep' },
      { action: 'retry', feedback: 'Longer legs' },
      { action: 'pose', pose: 'waving', image_url: 'https://a.example/w.png' },
    ])
  })

  it('says that there is none, and why there is nothing to keep', async ({ service }) => {
    const { run } = at(service)
    service.on('GET /mascot', () => ({ json: { ...mascot, status: 'none' } }))
    expect((await run('mascot')).stderr).toContain('brand mascot draw')
    service.on('POST /mascot/step', () => refuse(409, 'invalid_state', 'There is no candidate to keep.'))
    const none = await run('mascot', 'keep')
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('There is no candidate to keep.')])
  })
})
