// Stands in for Neon's driver, of which Drizzle loads a client and a table of types: statements go by `lib/adapters/postgres/neon.ts`.

export const neon = (): never => {
  throw new Error('no Worker asks by the driver of Neon')
}

/** Drizzle says there which types stay texts; here they all do that are not named. */
export const types = { builtins: {}, setTypeParser() {} }
