/** Builds once per isolate what depends on the bindings only; the runtime hands over the same object each time. */
export function perEnvironment<T>(build: (raw: unknown) => T): (raw: unknown) => T {
  const built = new Map<unknown, T>()
  return raw => {
    const known = built.get(raw)
    if (known !== undefined) return known
    const value = build(raw)
    built.clear()
    built.set(raw, value)
    return value
  }
}
