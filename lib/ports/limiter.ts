/** Counts attempts by a name such as an address, and tells when there were too many. */
export interface AttemptLimiter {
  count(name: string): Promise<{ allowed: boolean; limit: number; resets_at: Date }>
}
