// Pictures and words for whoever posts them by hand.
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestDashboard } from '#test/support/dashboard.ts'
import { made } from '#test/support/dashboard-run.ts'

/** Files of a ZIP by its list at the end, each held to its checksum. */
function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = bytes.length - 22
  expect(view.getUint32(end, true)).toBe(0x06054b50)
  const files: Record<string, Uint8Array> = {}
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [sum, size, long, from] = [16, 24, 28, 42].map(place =>
      place === 28 ? view.getUint16(at + place, true) : view.getUint32(at + place, true),
    ) as [number, number, number, number]
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + long))
    expect([view.getUint32(from, true), view.getUint32(from + 14, true)]).toEqual([0x04034b50, sum])
    const file = bytes.subarray(from + 30 + long, from + 30 + long + size)
    expect(crc32(file)).toBe(sum)
    files[name] = file
    at += 46 + long
  }
  return files
}

const run = (path: string) => path.replace(/\?.*/, '')

describe('what a run made', () => {
  it('is kept as a file, named by its words, though pictures lie at another origin', async () => {
    const { owner, look, at } = await made()
    const text = await look()
    const href = /<a class="btn" href="([^"]+)" download>/.exec(text)?.[1] ?? ''
    expect(text).toContain('Download</a>')
    const { status, headers, bytes } = await owner.get(href)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[^"/\\\s]{5,80}\.png$/)
    const [url = ''] = /https:[^"]+\/assets\/[^"?]+\.png/.exec(text) ?? []
    expect(bytes).toEqual(await at.world.blobs.read(new URL(url).pathname.slice(1)))
    const stranger = await (await createTestDashboard()).member('owner')
    expect((await stranger.get(href)).status).toBe(404)
  })

  it('of several pictures is one file, with the words', async () => {
    const at = await createTestDashboard()
    const owner = await at.member('owner')
    const brief = 'How to keep a chain clean. 1. Wipe it after rain. 2. Oil the inside. 3. Check it each month.'
    const { path } = await at.card(owner, { brief, channel: 'instagram', asset_type: 'carousel' })
    const { text } = await owner.get(path)
    const count = Number(/Download (\d+) pictures/.exec(text)?.[1])
    expect(count).toBeGreaterThan(2)
    const all = await owner.get(`${run(path)}/files`)
    expect(all.headers.get('content-disposition')).toMatch(/\.zip$/)
    const files = unzipped(all.bytes)
    expect(Object.keys(files)).toEqual([...Array.from({ length: count }, (_, nth) => `0${nth + 1}.jpg`), 'words.txt'])
    const caption = /name="caption"[^>]*>([^<]+)</.exec(text)?.[1]
    expect(new TextDecoder().decode(files['words.txt'])).toBe(caption)
    const second = await owner.get(`${run(path)}/files/2`)
    expect(second.bytes).toEqual(files['02.jpg'])
    for (const missing of ['0', '12', 'x']) expect((await owner.get(`${run(path)}/files/${missing}`)).status).toBe(404)
  })

  it('has its words beside a button that copies them', async () => {
    const { look } = await made()
    expect(await look()).toMatch(/<textarea[^>]* id="caption"[\s\S]*data-is="copy" data-from="caption"/)
  })
})
