// Who does something, and what the audit has of it.
/**
 * `actor` is the one of a request; or `reviewer:<whom>`, `telegram:<person>` and `connect_link:<who made it>`, who need no key; `telegram`
 * and `mail`, by which word came; `admin`, who runs the deployment (`admin:everywhere` where all of it is paused); or `service`, by itself.
 */
export type By = { actor: string; request_id: string }

type Clock = { id(): string; now(): Date }

/** An entry of the audit for what is done in this moment. */
export const auditedBy = (clock: Clock, { actor, request_id }: By) => ({
  id: clock.id(),
  actor,
  request_id,
  at: clock.now().toISOString(),
})

/** An entry for what the service does by itself. */
export const auditedByService = (clock: Clock, at = clock.now().toISOString()) => ({
  id: clock.id(),
  actor: 'service',
  request_id: null,
  at,
})
