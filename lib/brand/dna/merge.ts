export type JsonObject = Record<string, unknown>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * JSON Merge Patch (RFC 7396): objects merge, null deletes, everything else replaces. Only own keys are looked at and
 * every key is defined anew, so that no name, `__proto__` and `constructor` included, reaches a prototype.
 */
export function mergePatch(target: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(target))
  for (const [key, value] of Object.entries(patch)) {
    const before = merged.get(key)
    if (value === null) merged.delete(key)
    else if (isObject(value)) merged.set(key, mergePatch(isObject(before) ? before : {}, value))
    else merged.set(key, value)
  }
  return Object.fromEntries(merged)
}
