import { artwork } from '#lib/render/art/motif.ts'
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { box, type SceneNode } from '#lib/render/scene.ts'
import { setBlock } from '#lib/templates/report-blocks.ts'
import { Report } from '#lib/templates/report-data.ts'
import type { Placed } from '#lib/templates/report-text.ts'
import { type Composition, template } from '#lib/templates/template.ts'

const LEAST_PAD = 30
const MOST_PAD = 132

/** Source and legal line at the foot, on a line with the logo. */
async function footer(page: Page, on: Ground, data: Report): Promise<Placed> {
  const { area } = page.canvas
  const logo = await page.logo({ height: 40, on, form: 'full' })
  const room = area.width - logo.width - 48
  const text = [data.source, data.legal].filter(Boolean).join('\n')
  const source = await page.optional('source', text || undefined, {
    face: 'text',
    width: room,
    max: 28,
    min: 24,
    lines: 5,
    on,
    tone: 'muted',
  })
  const height = Math.max(logo.height, source?.height ?? 0)
  return {
    height,
    at: (x, y) => [
      ...(source ? [source.at(x, y + (height - source.height) / 2)] : []),
      logo.at(x + area.width - logo.width, y + (height - logo.height) / 2),
    ],
  }
}

/** The padding above and below each block that fills the room; too little of it makes blocks collide, and they are set smaller. */
function padding(blocks: readonly Placed[], room: number, most = MOST_PAD): number {
  const natural = blocks.reduce((sum, block) => sum + block.height, 0)
  return Math.min(Math.max(LEAST_PAD, (room - natural) / blocks.length / 2), most)
}

/** A band of colour with the title, then one sheet with hairlines between the blocks. */
const sheet: Composition<Report> = async (page, data) => {
  const { area, width, height } = page.canvas
  const top = page.theme.dark || page.roll() < 0.5 ? page.theme.vivid[0] : page.theme.deep
  const on = page.theme.plain
  const logo = await page.logo({ height: 46, on: top, form: 'full' })
  const title = await page.text('title', data.title, {
    face: 'display',
    width: area.width,
    height: 420,
    max: 128,
    min: 56,
    lines: 4,
    on: top,
    tone: 'ink',
  })
  const foot = await footer(page, on, data)
  const headEnd = area.y + logo.height + 84 + title.height + 92
  const end = area.y + area.height - foot.height - 64
  const blocks = await Promise.all(data.blocks.map(block => setBlock(page, on, block, area.width)))
  const pad = padding(blocks, end - headEnd)
  const slack = Math.max(0, end - headEnd - blocks.reduce((sum, block) => sum + block.height + 2 * pad, 0))
  const nodes: SceneNode[] = []
  let y = headEnd
  for (const [index, block] of blocks.entries()) {
    if (index > 0) nodes.push(box({ x: area.x, y, width: area.width, height: 2 }, { backgroundColor: on.line }))
    nodes.push(...block.at(area.x, y + pad))
    y += block.height + 2 * pad
  }
  const art = slack > 260 ? artwork(page, on, { x: 0, y: y + 20, width, height: slack - 40 }, 'top') : []
  const head = box({ x: 0, y: 0, width, height: headEnd }, { backgroundColor: top.paper })
  const rule = box({ x: 0, y: end + 8, width, height: height - end - 8 }, { backgroundColor: on.raised })
  return {
    paper: on.paper,
    dark: on.dark,
    nodes: [
      head,
      logo.at(area.x, area.y),
      title.at(area.x, area.y + logo.height + 84),
      ...art,
      ...nodes,
      rule,
      ...foot.at(area.x, end + 64),
    ],
  }
}

/** Every block on a ground of its own, edge to edge. */
const bands: Composition<Report> = async (page, data) => {
  const { area, width, height } = page.canvas
  const { plain, soft, vivid, deep, playful } = page.theme
  const turn =
    page.pairing.manner === 'friendly'
      ? [plain, ...playful.slice(0, 3)]
      : page.theme.dark
        ? [plain, soft, vivid[0]]
        : [plain, soft, vivid[0], plain, deep]
  const title = await page.text('title', data.title, {
    face: 'display',
    width: area.width,
    height: 420,
    max: 120,
    min: 56,
    lines: 4,
    on: plain,
    tone: 'ink',
  })
  const logo = await page.logo({ height: 46, on: plain, form: 'full' })
  const grounds = data.blocks.map((_, index) => turn[(index + 1) % turn.length] ?? plain)
  const last = plain
  const foot = await footer(page, last, data)
  const headEnd = area.y + logo.height + 70 + title.height + 84
  const footStart = height - foot.height - 112
  const blocks = await Promise.all(
    data.blocks.map((block, index) => setBlock(page, grounds[index] ?? plain, block, area.width)),
  )
  const pad = padding(blocks, footStart - headEnd, Number.POSITIVE_INFINITY)
  const nodes: SceneNode[] = []
  let y = headEnd
  for (const [index, block] of blocks.entries()) {
    const tall = block.height + 2 * pad
    nodes.push(
      box({ x: 0, y, width, height: tall + 1 }, { backgroundColor: grounds[index]?.paper }),
      ...block.at(area.x, y + pad),
    )
    y += tall
  }
  return {
    paper: plain.paper,
    dark: plain.dark,
    nodes: [
      logo.at(area.x, area.y),
      title.at(area.x, area.y + logo.height + 70),
      ...nodes,
      ...foot.at(area.x, footStart + 56 - 12),
    ],
  }
}

export default template({
  name: 'infographic_report',
  title: 'Infographic',
  description: 'A long picture of one to six blocks: charts, figures, steps, lists, with its source.',
  asset_type: 'infographic',
  fields: Report,
  sizes: [[1080, 2400]],
  compositions: { sheet, bands },
  alt: (data, kit) => `Infographic from ${kit.name}: ${data.title}`,
  sample: {
    title: 'Caching cut libs by 82%, e2e by 17%',
    blocks: [
      {
        kind: 'pairs',
        left_title: 'Without the cache',
        right_title: 'With it',
        unit: 'Minutes per job',
        labels: ['libs', 'api', 'web', 'e2e'],
        before: [6, 9.1, 14.2, 21.5],
        before_texts: ['6.0', '9.1', '14.2', '21.5'],
        values: [1.1, 2.2, 4.8, 17.9],
        texts: ['1.1', '2.2', '4.8', '17.9'],
        changes: ['−82%', '−76%', '−66%', '−17%'],
      },
      { kind: 'stat', value: '49%', label: 'less time over all four jobs: 50.8 minutes became 26.0' },
      { kind: 'note', text: 'e2e gained least, and it stays in the chart.' },
      {
        kind: 'list',
        title: 'How it was measured',
        items: ['Median of three runs', 'The same runner with 8 vCPU', '17 November 2026'],
      },
    ],
    source: 'Median of 3 runs, same 8 vCPU runner, 17 Nov 2026',
  },
})
