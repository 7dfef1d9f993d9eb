import { describe, expect, it } from 'vitest'
import { dohResolver } from '#lib/adapters/doh.ts'
import { isPublicAddress } from '#lib/outbound/address.ts'
import { judgeTarget } from '#lib/outbound/target.ts'

const rules = { ownOrigins: ['https://api.brand-content.dev'], allowLocal: false }

const spellings = [
  'http://example.com/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://①②⑦.⓪.⓪.①/',
  'https://１２７.0.0.1/',
  'https://127。0。0。1/',
  'https://127.0.0.1./',
  'https://0/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://8.8.8.8/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2606:4700::1111]/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://localhost../',
  'https://localhost.../',
  'https://printer.local../',
  'https://example..com/',
  'https://ｌｏｃａｌｈｏｓｔ/',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.home.arpa/',
  'https://intranet/',
  'https://user:pass@example.com/',
  'https://example.com@127.0.0.1/',
  'https://example.com:8443/',
  'https://api.brand-content.dev/v1',
  'https:\\\\127.0.0.1\\',
  'ht\ntps://127.0.0.1/',
  'ftp://example.com/a.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '//example.com/a.png',
  'https://',
  `https://example.com/${'a'.repeat(2048)}`,
]

describe('judgeTarget', () => {
  it('refuses every spelling of a place that is not a public https host', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(31)
    for (const url of spellings)
      expect(() => judgeTarget(url, rules), url).toThrow(expect.objectContaining({ code: 'url_not_allowed' }))
  })

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['https://EXAMPLE.com:443/a?b#c', 'https://example.com/a?b'],
    ['https://bücher.example.com./x', 'https://xn--bcher-kva.example.com/x'],
    ['https://localhost.example.com/', 'https://localhost.example.com/'],
    ['https://127.0.0.1.example.com/', 'https://127.0.0.1.example.com/'],
    ['https://local.org/', 'https://local.org/'],
  ])('takes %s', (url, href) => {
    expect(judgeTarget(url, rules)).toMatchObject({ url: { href }, local: false })
  })

  it('opens 127.0.0.1 and localhost, and nothing else, where local targets are allowed', () => {
    const local = { ownOrigins: ['http://127.0.0.1:8787'], allowLocal: true }
    for (const url of [
      'http://127.0.0.1:9000/a.png',
      'http://localhost:9000/',
      'https://localhost/',
      'http://127.1:99/',
    ])
      expect(judgeTarget(url, local).local, url).toBe(true)
    for (const url of [
      'http://127.0.0.1:8787/',
      'http://127.0.0.2/',
      'http://[::1]/',
      'http://10.0.0.1/',
      'http://a.localhost/',
    ])
      expect(() => judgeTarget(url, local), url).toThrow(expect.objectContaining({ code: 'url_not_allowed' }))
    expect(() => judgeTarget('ftp://localhost/', local)).toThrow()
  })
})

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '93.184.215.14',
    '100.63.255.255',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700::6810:84e5',
    '2a00::1',
  ])('opens %s', address => expect(isPublicAddress(address)).toBe(true))

  it('closes private, special and unreadable ones', () => {
    const v4 = [
      '0.0.0.0',
      '10.9.8.7',
      '100.64.0.1',
      '127.255.255.255',
      '169.254.169.254',
      '172.31.255.255',
      '192.0.0.8',
    ]
    v4.push('192.0.2.1', '192.88.99.1', '192.168.0.1', '198.19.255.255', '203.0.113.9', '224.0.0.1', '255.255.255.255')
    const v6 = ['::', '::1', '::ffff:8.8.8.8', '::ffff:7f00:1', '64:ff9b::808:808', '100::1', '2001::1', '2001:db8::1']
    v6.push('2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12:3456::1', 'fe80::1', 'fec0::1', 'ff02::1', '5f00::1')
    const unreadable = [
      '',
      '1.1.1',
      '1.1.1.1.1',
      '01.1.1.1',
      '256.1.1.1',
      '1.1.1.1 ',
      '2606::4700::1',
      '2606:4700',
      'g::1',
    ]
    unreadable.push('2606:4700:1:2:3:4:5:6:7', '2606:4700::1%eth0', '1.2.3.4::', 'example.com', ':', ':::')
    for (const address of [...v4, ...v6, ...unreadable]) expect(isPublicAddress(address), address).toBe(false)
  })
})

describe('dohResolver', () => {
  const answering = (answers: Record<string, unknown>, status = 200) => {
    const asked: string[] = []
    const call = (async (url: string) => {
      asked.push(url)
      const type = new URL(url).searchParams.get('type') ?? ''
      return Response.json(answers[type] ?? { Status: 0 }, { status })
    }) as typeof fetch
    return { asked, resolve: dohResolver(call, 'https://dns.example.com/q') }
  }

  it('gathers both families and leaves out the names on the way', async () => {
    const { asked, resolve } = answering({
      1: {
        Status: 0,
        Answer: [
          { type: 5, data: 'edge.example.net.' },
          { type: 1, data: '93.184.215.14' },
        ],
      },
      28: { Status: 0, Answer: [{ type: 28, data: '2606:4700::1' }] },
    })
    expect(await resolve('a b.example.com')).toEqual(['93.184.215.14', '2606:4700::1'])
    expect(asked[0]).toBe('https://dns.example.com/q?name=a%20b.example.com&type=1')
  })

  it('is empty for a name that does not exist and throws when the server fails or answers nonsense', async () => {
    expect(await answering({ 1: { Status: 3 }, 28: { Status: 3 } }).resolve('x.example.com')).toEqual([])
    await expect(answering({ 1: { Status: 2 } }).resolve('x.example.com')).rejects.toThrow('code 2')
    await expect(answering({}, 500).resolve('x.example.com')).rejects.toThrow('500')
    await expect(answering({ 28: ['no'] }).resolve('x.example.com')).rejects.toThrow()
  })
})
