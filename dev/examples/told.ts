// An answer as the document shows it: with a public address, without secrets, and no longer than anybody reads.
const LONG = 6_000
const SHOWN = 2

export function told(answer: unknown, urls: readonly (readonly [from: string, to: string])[]): unknown {
  let text = JSON.stringify(answer)
  for (const [from, to] of urls) text = text.replaceAll(from, to)
  text = text
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://checkout.example.com')
    .replaceAll(/whsec_[A-Za-z0-9+/=]+/g, 'whsec_c2hvd24tb25jZS1pbi10aGlzLWV4YW1wbGUtb25seSE=')
  const whole = JSON.parse(text)
  if (typeof whole === 'string') return whole.length > LONG ? `${whole.slice(0, 400)}…` : whole
  return text.length > LONG ? shortened(whole) : whole
}

/** Long lists are told by their first entries. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}
