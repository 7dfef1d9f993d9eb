/** Counts the work of one reader of foreign bytes; what would take more is ended by `over`. */
export class Budget {
  #left: number
  #over: () => Error

  constructor(most: number, over: () => Error) {
    this.#left = most
    this.#over = over
  }

  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw this.#over()
  }
}
