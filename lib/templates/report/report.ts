import { described, type Looks } from '#lib/templates/kit/template.ts'
import { Report } from '#lib/templates/report/data.ts'
import { bands, sheet } from '#lib/templates/report/layouts.ts'
import { pagesOf } from '#lib/templates/report/pages.ts'
import { arranged } from '#lib/templates/report/read/arranged.ts'
import { rowsDrawn } from '#lib/templates/report/read/rows.ts'

export const about = described({
  name: 'infographic_report',
  title: 'Infographic',
  description:
    'One to six blocks, charts, figures, steps and lists, with their source: one long picture, or one to four pages.',
  asset_type: 'infographic',
  fields: Report,
  sizes: [
    [1080, 2400],
    [1080, 1350],
  ],
  compositions: ['sheet', 'bands'],
  rows: data => rowsDrawn(arranged(data)),
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
        title: 'What is kept between jobs',
        items: ['Packages that were compiled', 'Results of tests that saw no change', 'Layers of images'],
      },
    ],
    source: 'Median of 3 runs, same 8 vCPU runner, 17 Nov 2026',
  },
})

export const looks: Looks<typeof about> = {
  compositions: { sheet, bands },
  count: (data, size) => pagesOf(data, size).length,
  alt: (data, kit) => `Infographic from ${kit.name}: ${data.title}`,
}
