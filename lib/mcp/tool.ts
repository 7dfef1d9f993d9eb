import type { Scope } from '#lib/oauth/scopes.ts'

/** What a tool does to the workspace: reads, adds something new, changes what is there, or takes it away. */
export type Manner = 'reads' | 'adds' | 'changes' | 'removes'

/** One line of the table: an operation of the REST interface by the name that agents call it. */
export type ToolRow = {
  name: string
  title: string
  /** The id of the operation in the interface document. */
  does: string
  scopes: readonly Scope[]
  manner: Manner
  about: string
  /** Fields of the operation's input; all of its path, query and body without it. */
  takes?: readonly string[]
  /** Fields of its answer, eight at most; of each entry where the answer is a list. */
  gives: readonly string[]
  /** What the list is called, since a result has to be an object. */
  list?: string
  /** Without a picture it answers a place to send one to. */
  slot?: true
  /** The result is a run, told with its picture. */
  run?: true
}

type JsonSchema = { [key: string]: unknown }

/** As agents see it and as it is called; made from the table and the interface document. */
export type Tool = {
  name: string
  title: string
  description: string
  scopes: readonly Scope[]
  manner: Manner
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  gives: readonly string[]
  list?: string
  slot?: true
  run?: true
  inputSchema: JsonSchema & { type: 'object' }
  outputSchema: JsonSchema & { type: 'object' }
}
