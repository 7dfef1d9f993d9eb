// An infographic of few words fills its picture.
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { Picture } from '#lib/render/picture.ts'
import type { SceneNode } from '#lib/render/scene.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'
import { sampleKit } from '../../dev/kits.ts'

const textsIn = (node: SceneNode): string[] =>
  node.type === 'text' ? [node.text] : node.type === 'container' ? node.children.flatMap(textsIn) : []

describe('an infographic that has little to say', () => {
  const title = 'How to keep a piano in tune'
  const text = 'We answer within two days, and mend what we can in a week.'
  const composed = (blocks: unknown[], height: number, more: object = {}) => {
    const look = { template: 'infographic_report', format: 'png', scheme: 'auto', seed: 'a', ribbon: null }
    const asked = { ...look, width: 1080, height, service_mark: false, data: { title, blocks }, ...more }
    return composePicture(raster, Picture.parse(asked), sampleKit('kestrel'))
  }
  const note = { kind: 'note', text }

  it('is one page with its title over it, and no title page before an empty one', async () => {
    const { proof } = await composed([note], 1350)
    expect(templates.infographic_report?.count({ title, blocks: [note] }, [1080, 1350])).toBe(1)
    expect(proof.texts.find(({ role }) => role === 'note')?.size_px).toBeGreaterThan(80)
    expect(proof.hole?.share ?? 0).toBeLessThanOrEqual(proof.hole?.limit ?? 1)
  })

  it.each(['sheet', 'bands'])('has a chart of few bars that fills it (%s)', async composition => {
    const labels = ['Wind', 'Sun', 'Water', 'Gas']
    const texts = ['48 %', '31 %', '12 %', '9 %']
    const few = { kind: 'bars', labels, values: [48, 31, 12, 9], texts }
    const { boxes } = await composed([few], 2400, { composition })
    const ends = boxes.filter(({ role }) => role === 'values').map(({ y, height }) => y + height)
    expect(ends).toHaveLength(4)
    expect(Math.max(...ends)).toBeGreaterThan(2400 * 0.78)
  })

  it('says what its bars count once: not where the title does, else behind the numbers or in the title of the chart', async () => {
    const bars = {
      kind: 'bars',
      labels: ['Screens', 'Ports'],
      values: [104, 29],
      texts: ['104', '29'],
      unit: 'repairs',
    }
    const saidIn = async (of: string, more: object = {}) => {
      const blocks = [{ ...bars, ...more }, note]
      const { scene, proof } = await composed(blocks, 1350, { data: { title: of, blocks } })
      expect(proof.texts.filter(({ role }) => role === 'unit')).toEqual([])
      return textsIn(scene.root).filter(text => /repairs|^104|jobs/i.test(text) && text !== of)
    }
    expect(await saidIn('What broke: 212 repairs')).toEqual(['104'])
    expect(await saidIn('What broke in September')).toEqual(['104 repairs', '29 repairs'])
    expect(await saidIn('What broke', { unit: 'things' })).toEqual(['104'])
    expect(await saidIn('What broke', { title: 'By part', unit: 'Jobs a week' })).toEqual([
      'By part (Jobs a week)',
      '104',
    ])
  })

  it('has a note beside other blocks in letters that are read, and no column of short lines beside a figure', async () => {
    const figure = { kind: 'stat', value: '1,299 m', label: 'above the sea, the highest drop-off of all our riders' }
    const rows = { kind: 'list', items: ['Skim', 'Brush', 'Cover'], texts: ['Daily', 'Weekly', 'At night'] }
    const { proof } = await composed([figure, rows, note], 1350)
    for (const { role, size_px, lines } of proof.texts) {
      if (role === 'note') expect(size_px).toBeGreaterThanOrEqual(40)
      if (role === 'label') expect(lines).toBeLessThanOrEqual(2)
    }
    expect(proof.texts.filter(({ role }) => role === 'note' || role === 'label')).toHaveLength(2)
  })

  it.each([1, 0.86, 0.62])('sets a note as large as its room lets it be, at %s of its size', async scale => {
    const { proof } = await composed([note], 2400, { scale })
    expect(proof.texts.find(({ role }) => role === 'note')?.size_px).toBeGreaterThan(90 * scale)
  })

  it.each(['sheet', 'bands'])('has short notes that follow each other as one large list (%s)', async composition => {
    const notes = ['Tune it twice a year.', 'Keep it away from the radiator.', 'Close the lid.']
    const told = notes.map(text => ({ kind: 'note', text }))
    const { proof } = await composed(told, 2400, { composition })
    const sizes = proof.texts.filter(({ role }) => role === 'items').map(one => one.size_px)
    expect(sizes).toHaveLength(3)
    expect(Math.min(...sizes)).toBeGreaterThan(56)
  })

  it('says the only item of a list as a sentence', async () => {
    const { proof } = await composed([{ kind: 'list', items: [text] }], 1350)
    expect(proof.texts.map(({ role }) => role)).toContain('note')
  })

  it.each(['sheet', 'bands'])('shows its thing below its words where it is long (%s)', async composition => {
    const { boxes } = await composed([note], 2400, { composition, depicts: ['piano'] })
    const [said, thing] = ['note', 'artwork'].map(role => boxes.find(one => one.role === role))
    expect(thing?.y).toBeGreaterThan((said?.y ?? 0) + (said?.height ?? 0))
    expect(thing?.height).toBeGreaterThan(400)
  })
})
