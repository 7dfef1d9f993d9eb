/** A Lua script and the words it is known by in a trace. */
export type Script = { name: string; source: string }

/** Short-lived counts and copies. Never the truth: it may be gone, late or empty. */
export interface Redis {
  /** Runs one script in one round trip; throws Unreachable when there is no answer in time. */
  run(script: Script, keys: string[], args: (string | number)[]): Promise<unknown>
  ping(): Promise<void>
}
