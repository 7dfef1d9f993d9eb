import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { emptyFolder, inTerminal } from '#test/cli/support/brand.ts'
import { PICTURE, picture, RUN_ID, running } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

const HIDE = '␛[?25l'
const SHOW = '␛[?25h'

describe.concurrent.each(nodesOfWords)('in a terminal, $name', node => {
  const setting = (service: Service, env = {}, more = {}) => ({ node, base: service.base, env, ...more })
  const generate = ['generate', '--brief', 'a']

  it('shows stage, share and seconds in one line, and takes it away', async ({ service }) => {
    service.takes(1500)
    service.on('GET /runs/:id', (_, nth) =>
      nth <= 2 ? { json: running(), headers: { 'Retry-After': '1' } } : undefined,
    )
    const { status, shown } = await inTerminal(generate, setting(service))
    expect(shown).toMatch(/⠋.*Sending/)
    expect(shown).toMatch(/Drawing.*━━━━━.*───.* 20 % \d\.\d s/s)
    expect(shown.lastIndexOf(SHOW)).toBeGreaterThan(shown.lastIndexOf(HIDE))
    const [alive = '', settled = ''] = shown.split(SHOW)
    expect(alive.split('\n')).toHaveLength(1)
    expect(settled).toMatch(/^␛\[2mRun {6}␛\[22m/)
    expect(shown).toContain(`Post it: brand post ${RUN_ID} --platform x`)
    expect(service.asked('GET /runs/:id')[0]?.headers.prefer).toBe('wait=1')
    expect(status).toBe(0)
  })

  it('never writes wider than the terminal', async ({ service }) => {
    service.takes(1200)
    const { shown } = await inTerminal(generate, setting(service, { NO_COLOR: '1' }, { columns: 40 }))
    const lines = shown.split(/\r␛\[2K/).slice(1, -1)
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
  })

  it('Ctrl-C ends with 130, gives the cursor back and says how to come back', async ({ service }) => {
    service.takes(8_000)
    const { status, shown } = await inTerminal(
      [...generate, '-o', 'out'],
      setting(service, {}, { cwd: emptyFolder() }),
      [{ when: /Queued/, type: '\x03' }],
    )
    expect(status).toBe(130)
    expect(shown.replaceAll(/␛\[\d+m/g, '')).toContain(
      `Interrupted. The run goes on: ${RUN_ID}\n  Come back with: brand runs wait ${RUN_ID} --output out\n`,
    )
    expect(shown.lastIndexOf(SHOW)).toBeGreaterThan(shown.lastIndexOf(HIDE))
    const resumed = await inTerminal(
      ['runs', 'wait', RUN_ID, '-q'],
      setting(service, {}, { redirect: '2>/dev/null' }),
      [],
    )
    expect(resumed.status).toBe(0)
    expect(resumed.shown).toContain(String(picture(service.base).url))
  })

  it('Ctrl-C in the middle of a download leaves no half file and names the finished run', async ({ service }) => {
    const folder = emptyFolder()
    service.on('GET /assets', () => ({ bytes: Buffer.alloc(9), after: 20_000 }))
    const began = Date.now()
    const { status, shown } = await inTerminal([...generate, '-o', folder], setting(service), [
      { when: /Saving/, type: '\x03' },
    ])
    expect([status, shown]).toEqual([130, expect.stringContaining(`The run is done: ${RUN_ID}`)])
    expect(shown).toContain(`brand runs get ${RUN_ID} --output ${folder}`)
    expect([readdirSync(folder), Date.now() - began < 15_000]).toEqual([[], true])
  })

  it('Ctrl-C before the service has answered names the key that finds the run', async ({ service }) => {
    service.on('POST /generate', () => ({ json: {}, after: 20_000 }))
    const { status, shown } = await inTerminal([...generate, '--idempotency-key', 'mine'], setting(service), [
      { when: /Sending/, type: '\x03' },
    ])
    expect(status).toBe(130)
    expect(shown).toContain('The same command with --idempotency-key mine finds the run')
  })

  it('colours on a terminal; none with NO_COLOR, --no-color or TERM=dumb', async ({ service }) => {
    const coloured = await inTerminal(['account'], setting(service))
    expect(coloured.shown).toMatch(/␛\[2mWorkspace/)
    for (const [args, env] of [
      [[], { NO_COLOR: '1' }],
      [['--no-color'], {}],
      [[], { TERM: 'dumb' }],
    ] as const) {
      const { shown } = await inTerminal(['account', ...args], setting(service, env))
      expect(shown).toContain('Workspace')
      expect(shown).not.toMatch(/␛\[\d+m/)
    }
    const dumb = await inTerminal(generate, setting(service, { TERM: 'dumb' }))
    expect(dumb.shown).toContain('succeeded')
    expect(dumb.shown).not.toContain('␛')
  })

  it('standard output in a pipe stays plain while the progress lives in the terminal', async ({ service }) => {
    const file = join(emptyFolder(), 'out.txt')
    const { shown } = await inTerminal(generate, setting(service, { KITTY_WINDOW_ID: '1' }, { redirect: `> ${file}` }))
    expect(shown).toContain('Sending')
    const written = readFileSync(file, 'utf8')
    expect(written).toContain('Status   succeeded in 7.8 s')
    expect(written).not.toContain('␛')
  })

  it('shows the picture where the terminal can, and only there', async ({ service }) => {
    const kitty = await inTerminal(generate, setting(service, { TERM: 'xterm-kitty' }))
    const sent = [...kitty.shown.matchAll(/␛_G([^;]*);([^␛]*)␛\\/g)]
    expect(sent[0]?.[1]).toMatch(/^a=T,f=100,q=2,c=60,m=[01]$/)
    expect(Buffer.from(sent.map(([, , data]) => data).join(''), 'base64')).toEqual(PICTURE)
    const iterm = await inTerminal(generate, setting(service, { TERM_PROGRAM: 'iTerm.app' }))
    expect(iterm.shown).toContain(
      `␛]1337;File=inline=1;size=${PICTURE.length};width=60;preserveAspectRatio=1:${PICTURE.toString('base64')}␇`,
    )
    service.reset()
    for (const [args, env] of [
      [['--no-preview'], { TERM: 'xterm-kitty' }],
      [['--json'], { TERM: 'xterm-kitty' }],
      [[], { TERM: 'xterm-kitty', TMUX: '/x' }],
      [[], {}],
    ] as const) {
      const { status, shown } = await inTerminal([...generate, ...args], setting(service, env))
      expect(status).toBe(0)
      expect(shown).not.toMatch(/␛_G|␛\]1337/)
    }
    expect(service.asked('GET /assets')).toHaveLength(0)
  })

  it('a picture that cannot be fetched costs nothing but itself', async ({ service }) => {
    service.on('GET /assets', () => ({ status: 500, text: '' }))
    const { status, shown } = await inTerminal(generate, setting(service, { TERM: 'xterm-kitty' }))
    expect(shown).toContain('succeeded')
    expect(status).toBe(0)
  })

  it('links where the terminal knows links, else the whole address', async ({ service }) => {
    const url = String(picture(service.base).url)
    const known = await inTerminal(generate, setting(service, { WT_SESSION: '1' }))
    expect(known.shown).toContain(`␛]8;;${url}␛\\${new URL(url).host}/…`)
    const unknown = await inTerminal(generate, setting(service))
    expect(unknown.shown).toContain(url)
    expect(unknown.shown).not.toContain('␛]8')
  })

  it('refuses to write a picture into the terminal', async ({ service }) => {
    const { status, shown } = await inTerminal([...generate, '-o', '-'], setting(service))
    expect(shown).toContain('brand … --output - > card.png')
    expect(status).toBe(2)
    expect(service.seen).toHaveLength(0)
  })
})
