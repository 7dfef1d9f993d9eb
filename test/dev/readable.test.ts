import { expect, it } from 'vitest'
import { readable, readableOnce } from '#dev/workerd/readable.ts'

it('tells of a host that cannot be found in words, and shows no machine code', () => {
  const lost =
    'workerd/jsg/util.c++:391: error: e = rust/cxx/kj-rs-io/ffi.rs:176: failed: getaddrinfo(): DNS lookup failed. host = hooks.example.com; service = (none); failed to lookup address information: Name or service not known'
  expect(readable(lost)).toBe('No address is known of hooks.example.com; is this machine offline?')
  const stack = 'stack: /home/ada/node_modules/@cloudflare/workerd-linux-64/bin/workerd@57ff0c0; sentryErrorContext = x'
  expect(readable(stack)).toBeNull()
  expect(readable('{"level":"error","error":"WriterError: unavailable: 503","model":"recorded"}')).toBeNull()
  for (const own of ['{"level":"error","code":"internal_error"}', 'Error: x\n    at stack: 3'])
    expect(readable(own)).toBe(own)
})

it('tells of each host that cannot be found once, and of all else each time', () => {
  const lost = (host: string) => `DNS lookup failed. host = ${host}; service = (none)`
  const read = readableOnce()
  const shown = [lost('a.example'), lost('a.example'), lost('b.example'), 'Error: x', 'Error: x'].map(read)
  expect(shown).toEqual([
    'No address is known of a.example; is this machine offline?',
    null,
    'No address is known of b.example; is this machine offline?',
    ...['Error: x', 'Error: x'],
  ])
})
