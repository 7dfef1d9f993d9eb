import { describe, expect, it } from 'vitest'
import { withFigures } from '#bench/figures/record.ts'

const figure = (goal: string, value: string) => ({ goal, target: 'small', figure: value, met: false, how: 'by hand' })
const row = (goal: string, value: string, day: string) => `| ${goal} | small | ${value} | **no** | by hand | ${day} |`

describe('the record of figures', () => {
  it('keeps other areas and rows, replaces what was measured again, and dates it', () => {
    const first = withFigures('# Figures\n', 'Surface', [figure('G1', '5 ms'), figure('G2', '6 ms')], '2026-11-20')
    const second = withFigures(first, 'Pictures', [figure('G3', '7 ms')], '2026-11-20')
    const again = withFigures(second, 'Surface', [figure('G2', '4 ms'), figure('G4', '8 ms')], '2026-11-21')
    const lines = again.split('\n').filter(line => line.startsWith('| G') || line.startsWith('## '))
    expect(lines).toEqual([
      '## Surface',
      '| Goal | Target | Figure | Met | How | Date |',
      row('G1', '5 ms', '2026-11-20'),
      row('G2', '4 ms', '2026-11-21'),
      row('G4', '8 ms', '2026-11-21'),
      '## Pictures',
      '| Goal | Target | Figure | Met | How | Date |',
      row('G3', '7 ms', '2026-11-20'),
    ])
    expect(again).toContain(`${row('G4', '8 ms', '2026-11-21')}\n\n## Pictures\n`)
  })
})
