// Who says yes to an agent. Any way to sign in will do that answers this.

/** `id` stands in the audit. */
export type Person = { id: string; name: string; workspaces: readonly { id: string; name: string }[] }

/** Null for a browser in which nobody is signed in. */
export type WhoSignsIn = (request: Request) => Promise<Person | null>
