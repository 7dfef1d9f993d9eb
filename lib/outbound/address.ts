// Which addresses belong to the public internet (IANA's registries of special-purpose addresses).

const closedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map(block)

/** Global unicast is the only open block; mapped, NAT64, unique-local and link-local addresses lie outside it. */
const openV6 = block('2000::/3')

const closedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map(block)

/** False for an address that cannot be read, too. */
export function isPublicAddress(text: string): boolean {
  const v4 = parseV4(text)
  if (v4) return !closedV4.some(closed => within(v4, closed))
  const v6 = parseV6(text)
  return v6 !== null && within(v6, openV6) && !closedV6.some(closed => within(v6, closed))
}

/** What one caller holds of the internet: an address of version 4, the first 64 bits of version 6; else one name for all. */
export function networkOf(text: string): string {
  if (parseV4(text)) return text
  const bits = parseV6(text)
  if (!bits) return 'unknown'
  if (bits.startsWith(MAPPED)) return networkOf(dotted(bits.slice(-32)))
  return `${BigInt(`0b${bits.slice(0, 64)}`)
    .toString(16)
    .padStart(16, '0')}::/64`
}

/** Version 4 in the clothes of version 6. */
const MAPPED = `${'0'.repeat(80)}${'1'.repeat(16)}`

const dotted = (bits: string) => [0, 8, 16, 24].map(at => Number.parseInt(bits.slice(at, at + 8), 2)).join('.')

/** One address, or a network such as `203.0.113.0/24` or `2001:db8::/48`. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const bits = parseV4(address) ?? parseV6(address)
  return (
    bits !== null &&
    rest.length === 0 &&
    (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits.length))
  )
}

/** Whether an address lies in one of the networks; version 4 in the clothes of version 6 is version 4. */
export function isWithinAny(text: string, networks: readonly string[]): boolean {
  const v6 = parseV6(text)
  const bits = parseV4(text) ?? (v6?.startsWith(MAPPED) ? v6.slice(-32) : v6)
  return bits !== null && networks.some(network => isIn(bits, network))
}

function isIn(bits: string, network: string): boolean {
  const [address = '', length] = network.split('/')
  const prefix = parseV4(address) ?? parseV6(address)
  if (prefix?.length !== bits.length) return false
  return within(bits, { bits: prefix, length: length === undefined ? prefix.length : Number(length) })
}

type Block = { bits: string; length: number }

function block(cidr: string): Block {
  const [address = '', length = ''] = cidr.split('/')
  return { bits: parseV4(address) ?? parseV6(address) ?? '', length: Number(length) }
}

const within = (bits: string, { bits: prefix, length }: Block) => bits.slice(0, length) === prefix.slice(0, length)

function binary(value: number, width: number): string {
  return value.toString(2).padStart(width, '0')
}

function parseV4(text: string): string | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every(part => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null
  return parts.map(part => binary(Number(part), 8)).join('')
}

function parseV6(text: string): string | null {
  const halves = text.split('::')
  if (halves.length > 2) return null
  const [head = [], tail] = halves.map(half => (half === '' ? [] : half.split(':')).map(group))
  const known = [...head, ...(tail ?? [])].join('')
  if (known.includes('x') || (tail ? known.length > 112 : known.length !== 128)) return null
  return head.join('') + '0'.repeat(128 - known.length) + (tail ?? []).join('')
}

/** The bits of one group, of the two groups of a dotted ending, or `x`. */
function group(text: string): string {
  if (text.includes('.')) return parseV4(text) ?? 'x'
  return /^[0-9a-f]{1,4}$/i.test(text) ? binary(Number.parseInt(text, 16), 16) : 'x'
}
