import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { brand, emptyFolder } from '#test/cli/support/brand.ts'
import { failed, PICTURE, picture, queued, RUN_ID, succeeded } from '#test/cli/support/fixtures.ts'
import { it } from '#test/cli/support/it.ts'
import { nodesOfWords } from '#test/cli/support/nodes.ts'
import type { Service } from '#test/cli/support/service.ts'

describe.concurrent.each(nodesOfWords)('brand generate, $name', node => {
  const run = (service: Service, args: string[], input?: string) =>
    brand(['generate', ...args], { node, base: service.base, input })

  it('waits for the run and prints what was made, with no colour in a pipe', async ({ service }) => {
    const { status, stdout, stderr } = await run(service, ['--brief', 'Dark mode is here.'])
    expect(stdout).toBe(
      [
        `Run      ${RUN_ID}`,
        'Status   succeeded in 7.8 s',
        'About    card for twitter',
        'Score    86 of 100, approved',
        'Text     Dark mode is here. Your eyes can rest now.',
        `Picture  1600 x 900, ${PICTURE.length} B  ${picture(service.base).url}`,
        '',
      ].join('\n'),
    )
    expect(stderr).toBe(`Run ${RUN_ID} is queued; waiting.\n`)
    expect(status).toBe(0)
  })

  it('sends what the specification names, as the official client', async ({ service }) => {
    const at = '2099-12-01T09:00:00+01:00'
    await run(service, [
      '--brief',
      '  Dark mode  ',
      '--asset-type=carousel',
      '--channel',
      'linkedin',
      '--scheduled-at',
      at,
    ])
    const [sent] = service.asked('POST /generate')
    expect(sent?.body).toEqual({ brief: 'Dark mode', channel: 'linkedin', asset_type: 'carousel', scheduled_at: at })
    expect(sent?.headers).toMatchObject({ 'content-type': 'application/json' })
    expect(sent?.headers['user-agent']).toMatch(/^brand-cli\/\d+\.\d+\.\d+ /)
    expect(sent?.headers['idempotency-key']).toMatch(/^cli-[0-9a-f-]{36}$/)
  })

  it('defaults to a card for twitter, and sends the further options only when given', async ({ service }) => {
    await run(service, [
      '--brief',
      'a',
      '--size',
      'square',
      '--variation',
      '3',
      '--metadata',
      'a=b=c',
      '--metadata',
      'd=',
      '--idempotency-key',
      'mine',
    ])
    const [sent] = service.asked('POST /generate')
    const metadata = { a: 'b=c', d: '' }
    expect(sent?.body).toEqual({
      brief: 'a',
      channel: 'twitter',
      asset_type: 'card',
      size: 'square',
      variation: 3,
      metadata,
    })
    expect(sent?.headers['idempotency-key']).toBe('mine')
  })

  it('holds each poll at the service, and asks only for news', async ({ service }) => {
    service.takes(700)
    const first = queued({ progress: 5 })
    service.on('GET /runs/:id', (_, nth) =>
      nth === 1 ? { json: first, headers: { ETag: '"v1"', 'Retry-After': '1' } } : undefined,
    )
    const { status } = await run(service, ['--brief', 'a'])
    const polls = service.asked('GET /runs/:id')
    expect(status).toBe(0)
    expect(polls).toHaveLength(2)
    expect(polls[0]?.headers.prefer).toBe('wait=25')
    expect(polls[1]?.headers['if-none-match']).toBe('"v1"')
    // The service answered the first poll at once, so the client kept the distance that it asks for, counted from when it asked:
    // what the first poll needed on its way there, long on a busy machine, is missing here.
    expect((polls[1]?.at ?? 0) - (polls[0]?.at ?? 0)).toBeGreaterThanOrEqual(600)
  })

  it('takes a 304 for no news', async ({ service }) => {
    service.on('GET /runs/:id', (_, nth) => (nth === 1 ? { status: 304, headers: { ETag: '"v1"' } } : undefined))
    const { status, stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toContain('succeeded')
    expect(status).toBe(0)
  })

  it('prints the very run with --json, unknown fields included, and nothing else anywhere', async ({ service }) => {
    const { status, stdout, stderr } = await run(service, ['--brief', 'a', '--json'])
    expect(JSON.parse(stdout)).toEqual(succeeded(service.base))
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it('prints the addresses alone with --quiet', async ({ service }) => {
    const { stdout, stderr } = await run(service, ['--brief', 'a', '-q'])
    expect(stdout).toBe(`${picture(service.base).url}\n`)
    expect(stderr).toBe('')
  })

  it('leaves at once with --no-wait', async ({ service }) => {
    const { status, stdout } = await run(service, ['--brief', 'a', '--no-wait', '-q'])
    expect(stdout).toBe(`${RUN_ID}\n`)
    expect(status).toBe(0)
    expect(service.asked('GET /runs/:id')).toHaveLength(0)
  })

  it('ends with 1 when the run fails, and says why', async ({ service }) => {
    service.on('GET /runs/:id', () => ({ json: failed() }))
    const { status, stdout, stderr } = await run(service, ['--brief', 'a', '--json'])
    expect(JSON.parse(stdout)).toEqual(failed())
    const message = 'The run failed after 3.2 s: No font has U+0C95 ಕ (Kannada).'
    expect(JSON.parse(stderr)).toEqual({ code: 'glyph_missing', message })
    expect(status).toBe(1)
    const human = await run(service, ['--brief', 'a'])
    expect(human.stdout).toBe('')
    expect(human.stderr).toContain(`error: ${message}\n  run ${RUN_ID} · glyph_missing\n`)
  })

  it('shows what keeps a run from being approved', async ({ service }) => {
    const score_reasons = [
      { rule: 'contrast_body', passed: false, fix: 'Use a darker background.' },
      { rule: 'safe_zone', passed: true },
    ]
    service.on('GET /runs/:id', () => ({
      json: succeeded(service.base, { impact_score: 41, verdict: 'rejected', score_reasons }),
    }))
    const { status, stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toMatch(/Score +41 of 100, rejected\nWhy +contrast body: Use a darker background.\n/)
    expect(status).toBe(0)
  })

  it('shows where the points of an approved run went, the most first', async ({ service }) => {
    const row = (rule: string, points: number, more = {}) => ({
      rule,
      weight: 10,
      points,
      passed: points === 10,
      ...more,
    })
    const score_reasons = [row('crowding', 7), row('contrast', 2, { fix: 'Use a darker ground.' }), row('told', 9.8)]
    service.on('GET /runs/:id', () => ({
      json: succeeded(service.base, { impact_score: 75, verdict: 'approved', score_reasons }),
    }))
    const { stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toMatch(
      /75 of 100, approved, with a shortfall\nLost +contrast 2 of 10: Use a darker ground\.\n +crowding 7 of 10\nText/,
    )
    expect(stdout).not.toContain('Approve')
  })

  it('says where a run that waits for a person is approved, and names it where more is to be read', async ({
    service,
  }) => {
    const holds = Array.from({ length: 7 }, (_, index) => ({ what: `claim ${index}`, where: null }))
    service.on('GET /runs/:id', () => ({
      json: succeeded(service.base, { impact_score: 69, verdict: 'needs_review', holds }),
    }))
    const { stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toContain(`and 1 more: brand runs get ${RUN_ID} --json`)
    expect(stdout).toMatch(
      new RegExp(`It waits for a person to approve it\\.\nApprove +${service.base}/approve/${RUN_ID}\n`),
    )
  })

  it('ends with 8 when the time is over, and tells how to come back', async ({ service }) => {
    service.takes(20_000)
    const { status, stderr } = await run(service, ['--brief', 'a', '--timeout', '6s'])
    expect(stderr).toContain(`it goes on: ${RUN_ID}\n  brand runs wait ${RUN_ID}\n`)
    expect(status).toBe(8)
  })

  it('says what was left out as such, since that stands nowhere', async ({ service }) => {
    const holds = [
      { rule: 'left_out', what: 'hi!!', where: 'noise' },
      { rule: 'claim', what: '“cures” is a promise', where: 'headline' },
    ]
    service.on('GET /runs/:id', () => ({
      json: succeeded(service.base, { impact_score: 69, verdict: 'needs_review', holds }),
    }))
    const { stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toMatch(/left out: “hi!!”\n +“cures” is a promise \(headline\)\n/)
  })

  it('says how good a run is that waits, and what was found instead of what is said of all', async ({ service }) => {
    const row = { rule: 'contrast', passed: true, weight: 10, points: 10, fix: null }
    const holds = [
      { rule: 'pieces', what: 'no language model has read this brief', where: null },
      { rule: 'sensitive', what: 'money', where: null },
    ]
    const score_reasons = [row, { ...row, rule: 'holds', passed: false, hold: true, points: 0 }]
    service.on('GET /runs/:id', () => ({
      json: succeeded(service.base, { impact_score: 69, verdict: 'needs_review', holds, score_reasons }),
    }))
    const { stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toMatch(/Score +100 of 100 by its rules, 69 until a person says yes, needs review\n/)
    expect(stdout).toMatch(
      /Why +it touches on money\n +It waits for a person to approve it: no language model has read the brief\.\n/,
    )
  })

  it('praises no words that are amiss, tells first what was left out with a number in it, and how to answer each question', async ({
    service,
  }) => {
    const row = { rule: 'contrast', passed: true, weight: 10, points: 10, fix: null }
    const holds = [
      { rule: 'sensitive', what: 'apology', where: null },
      { rule: 'left_out', what: 'closed Tuesday 1 dec all day', where: 'secret' },
    ]
    const questions = [
      { question: 'Which day is right?', options: ['15 December', '11 January'] },
      { question: 'Is this for readers: “sad news”?', options: [] },
    ]
    const score_reasons = [row, { ...row, rule: 'holds', passed: false, hold: true, points: 0 }]
    service.on('GET /runs/:id', () => ({
      json: succeeded(service.base, { impact_score: 69, verdict: 'needs_review', holds, score_reasons, questions }),
    }))
    const { stdout } = await run(service, ['--brief', 'a'])
    expect(stdout).toMatch(/Score +69 of 100, needs review\n/)
    expect(stdout).toMatch(
      /Why +left out with a number in it: “closed Tuesday 1 dec all day”\n +it touches on apology\n/,
    )
    expect(stdout).toMatch(/answer them in their order: brand runs answer \S+ --answer "15 December" --answer "…"\n/)
  })

  it('takes one sentence in quotes for the brief', async ({ service }) => {
    expect(await run(service, ['We hire a baker', '--no-wait'])).toMatchObject({ status: 0 })
    expect(service.asked('POST /generate')[0]?.body).toMatchObject({ brief: 'We hire a baker' })
    const { status, stderr } = await run(service, ['launch.md'])
    expect([status, stderr]).toEqual([2, expect.stringContaining('--brief "launch.md"')])
  })

  it('reads the brief from a file or from standard input', async ({ service }) => {
    const file = join(emptyFolder(), 'brief.md')
    writeFileSync(file, '\nFrom a file.\n')
    await run(service, ['--brief', `@${file}`, '--no-wait'])
    await run(service, ['--brief', '-', '--no-wait'], 'From a pipe.\n')
    await run(service, ['--brief', '@@acme launches', '--no-wait'])
    expect(service.asked('POST /generate').map(({ body }) => body.brief)).toEqual([
      'From a file.',
      'From a pipe.',
      '@acme launches',
    ])
  })

  it('refuses a brief that is not UTF-8, as a picture would show it', async ({ service }) => {
    const file = join(emptyFolder(), 'brief.txt')
    writeFileSync(file, Buffer.from('Café', 'latin1'))
    const { status, stderr } = await run(service, ['--brief', `@${file}`, '--no-wait'])
    expect(stderr).toContain(`${file} is not UTF-8.\n  Save it as UTF-8`)
    expect([status, service.asked('POST /generate')]).toEqual([2, []])
  })

  it('saves into a folder that it makes, under a telling name', async ({ service }) => {
    const folder = join(emptyFolder(), 'new', 'out')
    const { status, stdout } = await run(service, ['--brief', 'a', '--output', folder, '-q'])
    expect(status).toBe(0)
    const file = join(folder, 'dark-mode-is-here-8e21d6aa.png')
    expect(stdout).toBe(`${file}\n`)
    expect(readFileSync(file)).toEqual(PICTURE)
    expect(readdirSync(folder)).toHaveLength(1)
    expect(service.asked('GET /assets')[0]?.headers.authorization).toBeUndefined()
  })

  it('saves under the name given, numbered when there are several files', async ({ service }) => {
    const folder = emptyFolder()
    await run(service, ['--brief', 'a', '-o', join(folder, 'card.png')])
    const assets = [
      picture(service.base, 0),
      picture(service.base, 1),
      { ...picture(service.base, 2), kind: 'video', content_type: 'video/mp4' },
    ]
    service.on('GET /runs/:id', () => ({ json: succeeded(service.base, { asset_type: 'slideshow', assets }) }))
    await run(service, ['--brief', 'a', '-o', join(folder, 'show.png')])
    expect(readdirSync(folder).sort()).toEqual(['card.png', 'show-1.png', 'show-2.png', 'show.mp4'])
  })

  it('makes nothing where --output is a device, whose place a file would take', async ({ service }) => {
    for (const [given, words] of [
      ['/dev/null', /^error: \/dev\/null is a device or a pipe, and no file\./],
      ['', /^error: --output is empty\./],
    ] as const) {
      const { status, stderr } = await run(service, ['--brief', 'a', '--output', given])
      expect([status, stderr]).toEqual([2, expect.stringMatching(words)])
    }
    expect(statSync('/dev/null').isFile()).toBe(false)
    expect(service.seen).toEqual([])
  })

  it('writes the bytes to standard output with --output -', async ({ service }) => {
    const { status, bytes, stderr } = await run(service, ['--brief', 'a', '-o', '-'])
    expect(bytes).toEqual(PICTURE)
    expect(stderr).toContain('Score    86 of 100, approved')
    expect(status).toBe(0)
  })

  it('finds out that it cannot write before anything is made', async ({ service }) => {
    const file = join(emptyFolder(), 'file')
    writeFileSync(file, '')
    const { status, stderr } = await run(service, ['--brief', 'a', '-o', join(file, 'below')])
    expect(stderr).toMatch(/^error: .* cannot be written: /)
    expect(status).toBe(1)
    expect(service.seen).toHaveLength(0)
  })

  it('leaves no half file behind when a download is damaged', async ({ service }) => {
    const folder = emptyFolder()
    service.on('GET /assets', () => ({ bytes: PICTURE.subarray(0, 100), headers: { 'Content-Type': 'image/png' } }))
    const { status, stderr } = await run(service, ['--brief', 'a', '-o', folder, '--retries', '1'])
    expect(stderr).toContain('did not arrive as it was made')
    expect(status).toBe(7)
    expect(service.asked('GET /assets')).toHaveLength(2)
    expect(readdirSync(folder)).toEqual([])
  })

  it('makes nothing with --dry-run and ends by what would happen', async ({ service }) => {
    const guards = [
      { guard: 'scope', ok: true },
      { guard: 'plan_cap', ok: false, code: 'plan_cap_reached' },
    ]
    service.on('POST /generate', () => ({
      json: { would: 'refuse', guards, estimate: { p50_ms: 7800, p95_ms: 11_000, samples: 40 } },
    }))
    const { status, stdout } = await run(service, ['--brief', 'a', '--dry-run'])
    expect(service.asked('POST /generate')[0]?.body).toMatchObject({ dry_run: true })
    expect(stdout).toBe(
      'Would   be refused\nChecks  ok  scope\n        no  what is left of your plan this month: plan_cap_reached\nTakes   7.8 s, at worst 11.0 s\n',
    )
    expect(status).toBe(1)
  })

  it('shows with --dry-run what would be left and what the pictures would say', async ({ service }) => {
    service.on('POST /generate', () => ({
      json: {
        would: 'queue',
        guards: [{ guard: 'plan', ok: true }],
        caps_after: [{ asset_type: 'card', limit: 500, used: 1, remaining: 499 }],
        daily_after: { limit: 5000, used: 2, remaining: 4998 },
        plan: {
          alt_text: ['Statement from Oriel. Text: Dark mode\u001b[31m is here.'],
          notes: ['moving: “Friday” will soon be another day'],
        },
      },
    }))
    const { status, stdout } = await run(service, ['--brief', 'a', '--dry-run'])
    expect(stdout).toBe(
      'Would   be made\nChecks  ok  your plan has it\nLeaves  499 of 500 this month (card)\n        4998 of 5000 requests today\nShows   Statement from Oriel. Text: Dark mode[31m is here.\nHeld    “Friday” will soon be another day\n',
    )
    expect(status).toBe(0)
  })
})
