// The preconditions of RFC 9110, as R2 judges them.
import type { Condition } from '#dev/r2/wire/request.ts'

type Etags = NonNullable<Condition['etagMatches']>

export function holds(condition: Condition, object: { etag: string; uploaded: number } | undefined): boolean {
  if (!object) return !condition.etagMatches && condition.uploadedAfter === undefined
  const { etagMatches, etagDoesNotMatch, uploadedAfter, uploadedBefore } = condition
  const time = (ms: number) => (condition.secondsGranularity ? Math.floor(ms / 1000) : ms)
  const uploaded = time(object.uploaded)

  const matches = etagMatches ? strongly(etagMatches, object.etag) : undefined
  const differs = etagDoesNotMatch ? !weakly(etagDoesNotMatch, object.etag) : undefined
  if (matches === false || differs === false) return false
  // An entity tag that decides leaves the date without a say.
  if (uploadedAfter !== undefined && !differs && uploaded <= time(uploadedAfter)) return false
  if (uploadedBefore !== undefined && !matches && uploaded >= time(uploadedBefore)) return false
  return true
}

const strongly = (etags: Etags, etag: string) =>
  etags.some(({ type, value }) => type === 'wildcard' || (type === 'strong' && value === etag))

const weakly = (etags: Etags, etag: string) => etags.some(({ type, value }) => type === 'wildcard' || value === etag)
