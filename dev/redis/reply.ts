/** What a command answers. Texts inside the store are byte strings: one character per byte, as Redis counts them. */
export type Reply = null | number | bigint | string | Status | Failure | Reply[]

export class Status {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Thrown by a command, or an element of the answer of a transaction. */
export class Failure extends Error {}

export const OK = new Status('OK')
export const WRONG_TYPE = 'WRONGTYPE Operation against a key holding the wrong kind of value'
export const NOT_INTEGER = 'ERR value is not an integer or out of range'
export const NOT_FLOAT = 'ERR value is not a valid float'
export const NOT_POSITIVE = 'ERR value is out of range, must be positive'
export const SYNTAX = 'ERR syntax error'

export function fail(message: string): never {
  throw new Failure(message)
}

export const toBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')
export const toText = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')
