/** A port gave no answer. What was asked may have happened or not. */
export class Unreachable extends Error {
  readonly port: string

  constructor(port: string, cause?: unknown) {
    super(`${port} did not answer`, { cause })
    this.name = 'Unreachable'
    this.port = port
  }
}
