/** A table by name in which only what was put there is found: never what every object has, such as `constructor`. */
// @__NO_SIDE_EFFECTS__
export const registry = <Entry>(entries: Record<string, Entry>): Record<string, Entry> =>
  Object.freeze(Object.assign(Object.create(null), entries))
