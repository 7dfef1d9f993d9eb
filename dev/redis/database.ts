/** What commands are given, and how they are declared. */
import type { Keyspace } from '#dev/redis/keyspace.ts'
import type { Reply } from '#dev/redis/reply.ts'

export type Database = {
  keys: Keyspace
  /** From 0 up to 1, as Math.random gives it. */
  random: () => number
  scripts: Scripts
}

export type Scripts = {
  load(source: string): string
  has(sha: string): boolean
  clear(): void
  run(source: string, keys: string[], args: string[], access: Access): Reply
  runLoaded(sha: string, keys: string[], args: string[], access: Access): Reply
}

export type Access = 'read' | 'write'

export type Command = {
  access: Access
  /** Words with the name counted: exactly so many, or at least so many where negative. */
  arity: number
  /** Scripts may not call it. */
  outside_scripts?: true
  run(db: Database, ...args: string[]): Reply
}

export type Commands = Record<string, Command>

type Run = Command['run']

export const reads = (arity: number, run: Run): Command => ({ access: 'read', arity, run })
export const writes = (arity: number, run: Run): Command => ({ access: 'write', arity, run })

/** Redis's inclusive range with negative positions, as JavaScript's half-open one. */
export function span(length: number, start: number, stop: number): [number, number] {
  const from = start < 0 ? Math.max(0, length + start) : start
  const to = stop < 0 ? length + stop : Math.min(stop, length - 1)
  return from > to ? [0, 0] : [from, to + 1]
}

/** Reads option words one after another, without regard to case. */
export function options(args: string[]): { next(): string | undefined; value(): string | undefined } {
  let at = 0
  return { next: () => args[at++]?.toLowerCase(), value: () => args[at++] }
}
