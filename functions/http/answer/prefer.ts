/** The seconds of `Prefer: wait=N`, or null when the caller does not want to wait. */
export function waitSeconds(header: string | undefined): number | null {
  const found = /(?:^|[,;\s])wait\s*=\s*"?(\d{1,6})"?/i.exec(header ?? '')
  return found ? Number(found[1]) : null
}
