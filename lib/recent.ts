/** Values by name, up to a weight in sum; what was used longest ago goes first. */
export type Recent<Value> = {
  get(name: string): Value | undefined
  /** Answers what is known by the name from now on: two that made it at once hold the same. */
  keep(name: string, value: Value): Value
  drop(name: string): void
  weight(): number
}

export function recent<Value>(most: number, weigh: (value: Value) => number = () => 1): Recent<Value> {
  const held = new Map<string, Value>()
  let total = 0

  function get(name: string): Value | undefined {
    const value = held.get(name)
    if (value === undefined) return undefined
    held.delete(name)
    held.set(name, value)
    return value
  }

  function drop(name: string): void {
    const value = held.get(name)
    if (value === undefined) return
    held.delete(name)
    total -= weigh(value)
  }

  return {
    get,
    drop,
    weight: () => total,
    keep(name, value) {
      const known = get(name)
      if (known !== undefined) return known
      held.set(name, value)
      total += weigh(value)
      for (const oldest of held.keys()) {
        if (total <= most) break
        drop(oldest)
      }
      return value
    },
  }
}
