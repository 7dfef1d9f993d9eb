// Annex B, where start codes stand between the units, as MP4 wants it: parameter sets apart, lengths before the units.

const KEY = 5
const PICTURE = 1
const SEQUENCE = 7
const PARAMETERS = 8

export type Sample = { data: Uint8Array; key: boolean }
export type Stream = {
  /** The AVCDecoderConfigurationRecord. */
  avcc: Uint8Array
  /** One a picture. */
  samples: Sample[]
}

/** Our encoder's streams: one slice a picture, the parameter sets before each key picture. */
export function readAnnexB(bytes: Uint8Array): Stream {
  const units = unitsOf(bytes)
  const first = (type: number) => {
    const found = units.find(unit => typeOf(unit) === type)
    if (!found) throw new Error(`a stream without a unit of type ${type}`)
    return found
  }
  const samples = units
    .filter(unit => typeOf(unit) === KEY || typeOf(unit) === PICTURE)
    .map(unit => ({ data: withLength(unit), key: typeOf(unit) === KEY }))
  return { avcc: avccOf(first(SEQUENCE), first(PARAMETERS)), samples }
}

const typeOf = (unit: Uint8Array) => (unit[0] ?? 0) & 31

/** What stands between the start codes; no unit ends in a zero byte, so those belong to the next code. */
function unitsOf(bytes: Uint8Array): Uint8Array[] {
  const units: Uint8Array[] = []
  let from = -1
  for (let at = bytes.indexOf(1); at >= 0; at = bytes.indexOf(1, at + 1)) {
    if (at < 2 || bytes[at - 1] !== 0 || bytes[at - 2] !== 0) continue
    if (from >= 0) units.push(withoutZeros(bytes.subarray(from, at - 2)))
    from = at + 1
  }
  if (from >= 0) units.push(bytes.subarray(from))
  return units
}

function withoutZeros(unit: Uint8Array): Uint8Array {
  let end = unit.length
  while (end > 0 && unit[end - 1] === 0) end--
  return unit.subarray(0, end)
}

function withLength(unit: Uint8Array): Uint8Array {
  const sample = new Uint8Array(unit.length + 4)
  new DataView(sample.buffer).setUint32(0, unit.length)
  sample.set(unit, 4)
  return sample
}

function avccOf(sequence: Uint8Array, parameters: Uint8Array): Uint8Array {
  const [, profile = 0, constraints = 0, level = 0] = sequence
  const length = (unit: Uint8Array) => [unit.length >> 8, unit.length & 255]
  return Uint8Array.of(
    ...[1, profile, constraints, level, 0xff, 0xe1],
    ...length(sequence),
    ...sequence,
    ...[1, ...length(parameters)],
    ...parameters,
  )
}
