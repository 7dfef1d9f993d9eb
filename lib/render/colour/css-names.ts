// Colours that CSS has a name for.
import { colorsNamed } from 'culori/fn'
import { registry } from '#lib/registry.ts'

const named = registry<number>(colorsNamed)

/** “coral” is `#FF7F50`. */
export function hexNamed(name: string): string | undefined {
  const value = named[name.trim().toLowerCase()]
  return value === undefined ? undefined : `#${value.toString(16).padStart(6, '0').toUpperCase()}`
}
