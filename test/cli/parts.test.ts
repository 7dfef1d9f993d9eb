import { describe, expect, it } from 'vitest'
import { fileNames, stemOf } from '../../cli/api/assets.mjs'
import { Failure } from '../../cli/failure/failure.mjs'
import { scheduledAt, since } from '../../cli/input/instant.mjs'
import { duration } from '../../cli/input/numbers.mjs'
import { baseUrl, isExposedOnTheWay, masked } from '../../cli/input/service.mjs'
import { calledAs } from '../../cli/line/called.mjs'
import { nearest } from '../../cli/line/nearest.mjs'
import { ago, seconds, size, span } from '../../cli/terminal/format.mjs'
import { columnsFor, pictureProtocol } from '../../cli/terminal/preview.mjs'
import { safe, truncate, width, wrap } from '../../cli/terminal/words.mjs'
import type { Asset, Run } from '../../cli/wire.d.ts'

const now = new Date('2026-11-20T09:00:00.000Z')

describe('nearest', () => {
  const names = ['brief', 'channel', 'asset-type', 'scheduled-at', 'no-wait']
  it.each([
    ['breif', 'brief'],
    ['Chanel', 'channel'],
    ['asset_type', 'asset-type'],
    ['schedule-at', 'scheduled-at'],
    ['sched', 'scheduled-at'],
    ['nowait', 'no-wait'],
    ['xyz', undefined],
  ])('%s means %s', (typed, meant) => expect(nearest(typed, names)).toBe(meant))
})

describe('a time that was probably meant', () => {
  const hintOf = (ask: () => unknown) => {
    try {
      return ask()
    } catch (error) {
      return error instanceof Failure && error.more.hint
    }
  }
  it.each([
    ['2026-12-01 09:00', '2026-12-01T09:00:00+00:00'],
    ['2026-12-1 9:30', '2026-12-01T09:30:00+00:00'],
    ['2026-12-01', '2026-12-01T09:00:00+00:00'],
    ['2026-12-01 09:00:00 +01:00', '2026-12-01T09:00:00+01:00'],
    ['tomorrow', '2026-11-21T09:00:00+00:00'],
    ['2026-02-30 09:00', '2026-11-21T09:00:00+00:00'],
    ['noon', '2026-11-21T09:00:00+00:00'],
  ])('is told for %s', (given, meant) => {
    expect(hintOf(() => scheduledAt(given, now))).toBe(`Write it like this: --scheduled-at ${meant}`)
  })

  it.each([
    ['yesterday', '2026-11-19T09:00:00+00:00'],
    ['2026-11-18 07:15', '2026-11-18T07:15:00+00:00'],
    ['noon', '2026-11-19T09:00:00+00:00'],
  ])('lies behind for --since %s', (given, meant) => {
    expect(hintOf(() => since(given, '--since', now))).toBe(`Write it like this: --since ${meant}`)
  })
})

describe('calledAs', () => {
  const said = calledAs({ npm_lifecycle_event: 'npx' })
  it.each([
    ['Come back with: brand runs wait 42 --output out', 'Come back with: npx brand runs wait 42 --output out'],
    ['brand brand set changes the brand.', 'npx brand brand set changes the brand.'],
    ['brand --help lists all commands.', 'npx brand --help lists all commands.'],
    ['Your brand has no logo; (brand logo add)', 'Your brand has no logo; (npx brand logo add)'],
    ['Look at the brand fonts of your brand studio', 'Look at the brand fonts of your brand studio'],
  ])('%s', (text, told) => {
    expect(said(text)).toBe(told)
    expect(calledAs({})(text)).toBe(text)
  })
})

describe('scheduledAt', () => {
  it.each(['2026-12-01T09:00:00+01:00', '2026-12-01T09:00:00.250Z', '2028-02-29T23:59:59-11:30'])('takes %s', given => {
    expect(scheduledAt(given, now)).toBe(given)
  })
  it('adds seconds that were left out', () =>
    expect(scheduledAt('2026-12-01t09:00z', now)).toBe('2026-12-01T09:00:00Z'))
  it.each([
    '2026-12-01',
    '2026-12-01 09:00:00Z',
    '2026-02-30T09:00:00Z',
    '2026-12-01T25:00:00Z',
    '2026-12-01T09:00:00+99:00',
    '2026-11-20T09:00:00Z',
    'noon',
  ])('refuses %s', given => expect(() => scheduledAt(given, now)).toThrow(Failure))
})

describe('names of files', () => {
  const run = (alt_text: string) =>
    ({
      ...{ id: '0197a2b3-7c1e-7d44-9f00-3b5c8e21d6aa', brief: 'Do not mention Maria is ill', asset_type: 'card' },
      assets: [{ kind: 'image', url: 'https://a.example/x.png', alt_text }],
    }) as unknown as Run
  it.each([
    ['Announcement from Acme. Text: Dark mode is here! Doors: 8 pm.', 'dark-mode-is-here-doors-8-pm-8e21d6aa'],
    ['Announcement from St. Mary. Drawing: a cup, steaming. Text: Dark mode.', 'dark-mode-8e21d6aa'],
    [
      'Event card from Acme: Bread tasting, Every Friday. Text: At five.',
      'bread-tasting-every-friday-at-five-8e21d6aa',
    ],
    ['Carousel of five from Acme. Slide 1: Größe über alles: /etc/../passwd', 'große-uber-alles-etc-passwd-8e21d6aa'],
    ['Grafika: Acme. Tekst: Ciemny motyw', 'ciemny-motyw-8e21d6aa'],
    ['Milestone of Acme: 10,000 km run together.', 'milestone-of-acme-10-000-km-run-together-8e21d6aa'],
    [
      'Card from Acme. Text: We shipped the thing that everybody had been waiting for.',
      'we-shipped-the-thing-that-everybody-had-8e21d6aa',
    ],
    [
      'Card from Salt. Text: Open Saturday 5 December. Saturday 5 December, 8 to 8.',
      'open-saturday-5-december-8-to-8-8e21d6aa',
    ],
    ['ダークモード', 'ダークモード-8e21d6aa'],
    ['🎉🎉', 'card-8e21d6aa'],
    ['', 'card-8e21d6aa'],
  ])('%s', (alt, stem) => expect(stemOf(run(alt))).toBe(stem))

  it('number what comes several times and end as the content is', () => {
    const asset = (kind: Asset['kind'], content_type?: string, url = 'https://a.example/x.bin'): Asset => ({
      kind,
      ...(content_type && { content_type }),
      url,
    })
    const video = [
      asset('video', 'video/mp4'),
      asset('thumbnail', 'image/jpeg'),
      asset('captions', 'text/vtt; charset=utf-8'),
    ]
    expect(fileNames('a', video)).toEqual(['a.mp4', 'a-poster.jpg', 'a.vtt'])
    expect(
      fileNames('a', [asset('image', 'image/png'), asset('image', undefined, 'https://a.example/x.WEBP?y=1')]),
    ).toEqual(['a-1.png', 'a-2.webp'])
  })
})

describe('words', () => {
  it('counts what a terminal shows', () => {
    expect(width('abc')).toBe(3)
    expect(width('日本')).toBe(4)
    expect(width('e\u0301👩‍👩‍👧')).toBe(3)
  })
  it('cuts between letters', () => {
    expect(truncate('Dark mode is here', 9)).toBe('Dark mod…')
    expect(truncate('日本語です', 6)).toBe('日本…')
  })
  it('wraps at spaces', () => expect(wrap('Dark mode is here\nnow', 9)).toEqual(['Dark mode', 'is here', 'now']))
  it('takes the power from what comes from elsewhere', () => {
    expect(safe('a\u001b[31mb\u009b2Jc\u0007\r\nd\te\u202e')).toBe('a[31mb2Jc\nd\te')
  })
})

describe('numbers for people', () => {
  it('times', () => {
    expect([seconds(7840), seconds(61_000), span(26_700_000), span(0)]).toEqual([
      '7.8 s',
      '1 min 1 s',
      '7 h 25 min',
      '0 s',
    ])
    expect(ago('2026-11-20T08:57:10.000Z', now)).toBe('2 min ago')
    expect([duration('90', '-'), duration('1.5m', '-'), duration('1h', '-')]).toEqual([90_000, 90_000, 3_600_000])
  })
  it('sizes', () => expect([size(999), size(214_400), size(3_210_000)]).toEqual(['999 B', '214 kB', '3.2 MB']))
})

describe('pictures in terminals', () => {
  it('fit into sixty columns and twenty rows', () => {
    expect(columnsFor({ width: 1600, height: 900 }, 200)).toBe(60)
    expect(columnsFor({ width: 1080, height: 1920 }, 200)).toBe(22)
    expect(columnsFor({ width: 1600, height: 900 }, 40)).toBe(38)
  })
  it.each([
    [{ TERM: 'xterm-kitty' }, 'kitty'],
    [{ TERM_PROGRAM: 'ghostty' }, 'kitty'],
    [{ TERM_PROGRAM: 'WezTerm' }, 'iterm'],
    [{ TERM: 'tmux-256color', TERM_PROGRAM: 'iTerm.app' }, undefined],
    [{ TERM: 'xterm-256color' }, undefined],
  ])('%j: %s', (env, protocol) => expect(pictureProtocol(env)).toBe(protocol))
})

describe('the service and its key', () => {
  it('shows of a key its kind and four letters', () => {
    expect(masked('sk_live_0123456789abcdefghijABCDEFGHIJ01234567')).toBe('sk_live_…4567')
    expect(masked('sk_live_abc')).toBe('sk_live_…')
    expect(masked('secret')).toBe('…')
  })
  it('knows when a key could be read on the way', () => {
    expect(isExposedOnTheWay('http://brand.example.com')).toBe(true)
    for (const base of ['https://brand.example.com', 'http://127.0.0.1:8787', 'http://localhost:1', 'http://[::1]:2']) {
      expect(isExposedOnTheWay(base)).toBe(false)
    }
  })
  it('keeps a path and drops what is copied along', () => {
    expect(baseUrl('https://a.example/brand/api/v1/programmatic/')).toBe('https://a.example/brand')
    expect(() => baseUrl('https://user:password@a.example')).toThrow(Failure)
    expect(['127.0.0.1:8787', 'localhost:8787/api/v1', '[::1]:8787/'].map(baseUrl)).toEqual([
      ...['http://127.0.0.1:8787', 'http://localhost:8787', 'http://[::1]:8787'],
    ])
    expect(() => baseUrl('brand.example.com:8787')).toThrow(Failure)
  })
})
