import { describe, expect, it } from 'vitest'
import { sampleKit } from '#dev/kits.ts'
import { QUIET, reaches } from '#lib/render/colour/readable.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { changeOf, codeTints } from '#lib/templates/release/code-tints.ts'

const on = themeOf(sampleKit('kestrel').palette, 'dark').plain
const tints = codeTints(on)
const colourOf = (line: string, part: string) => tints(line).find(({ text }) => text.includes(part))?.colour

describe('the colours of a terminal', () => {
  it.each([
    '$ kestrel replay job_8f2c1 --dry-run',
    '  payload\u00A0\u00A01.2 kB, captured',
    '- "currency": "gbp"',
    'curl https://api.example/v1 # list',
    "const name = \"it's 'quoted'\" // why",
    '',
    '\u00A0',
    '日本語 $ not a prompt',
  ])('keep every character of “%s”', line => {
    expect(
      tints(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  })

  it('tell the prompt from its command, a name from its value, a comment from code', () => {
    expect(colourOf('$ run build', '$')).toBe(on.lead_ink)
    expect(colourOf('$ run build', 'run')).toBe(on.body)
    expect(colourOf('queue\u00A0\u00A0payments', 'queue')).toBe(on.muted)
    expect(colourOf('queue\u00A0\u00A0payments', 'payments')).toBe(on.body)
    expect(colourOf('run build # twice a day', 'twice')).toBe(on.muted)
    expect(colourOf('open https://a.example', 'https')).toBe(on.body)
    expect(colourOf('say "hello"', 'hello')).not.toBe(on.body)
  })

  it('take plus and minus for a change, an option not', () => {
    expect(['+ a', '- a', '--dry-run', 'a - b'].map(changeOf)).toEqual(['added', 'removed', null, null])
  })

  it('can all be read on their ground', () => {
    const lines = ['$ run "all"', '# why', 'name  value', '+ added', '- removed']
    const colours = lines.flatMap(line => tints(line).map(({ colour }) => colour))
    expect(colours.length).toBeGreaterThan(6)
    expect(colours.filter(colour => !reaches(colour, [on.paper], { ...QUIET, apca: 50 }))).toEqual([])
  })
})
