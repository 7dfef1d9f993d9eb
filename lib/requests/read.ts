import type { Owner } from '#lib/caller/owner.ts'
import type { World } from '#lib/ctx.ts'
import { Problem } from '#lib/problem.ts'
import { bodyPlace } from '#lib/requests/log.ts'
import {
  idOf,
  type ListRequestsInput,
  RequestEntry,
  type RequestPage,
  RequestWithBody,
  requestIdOf,
} from '#lib/requests/request.ts'
import { findRequestRow, listRequestRows, type RequestRow } from '#lib/requests/store.ts'
import { unseal } from '#lib/seal.ts'

/** Newest first. */
export async function listRequests(
  { db }: Pick<World, 'db'>,
  owner: Owner,
  { before, key_id, refused, limit }: ListRequestsInput,
): Promise<RequestPage> {
  const asked = { ...owner, before: before ? idOf(before) : null, key_id: key_id ?? null, refused }
  const found = await listRequestRows(db, { ...asked, limit: limit + 1 })
  const requests = found.slice(0, limit).map(row => RequestEntry.parse(shown(row)))
  const has_more = found.length > limit
  return { requests, has_more, next: has_more ? (requests.at(-1)?.request_id ?? null) : null }
}

/** One with what was sent, as long as that is kept. */
export async function readRequest(
  { db, keyring }: Pick<World, 'db' | 'keyring'>,
  owner: Owner,
  request_id: string,
): Promise<RequestWithBody> {
  const row = await findRequestRow(db, { ...owner, id: idOf(request_id) })
  if (!row) throw new Problem('request_not_found', 'There is no such request of this workspace in the log.')
  // A body whose sealing key is gone is one that is not kept.
  const text = row.body && (await unseal(keyring, row.body, bodyPlace(row.id)).catch(() => null))
  return RequestWithBody.parse({ ...shown(row), body: text ? JSON.parse(text) : null })
}

const shown = ({ id, ...row }: RequestRow) => ({ ...row, request_id: requestIdOf(id) })
