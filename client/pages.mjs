// @ts-check
// Lists of any length, one entry after the other.
const PAGE = 100

/** @type {Record<string, { list: string, cursor: string }>} */
const cursors = {
  getEvents: { list: 'events', cursor: 'after' },
  readAudit: { list: 'rows', cursor: 'after' },
  listRequests: { list: 'requests', cursor: 'before' },
}

/**
 * @param {import('./index.d.mts').LooseCall} call
 * @param {string} name
 * @param {Record<string, unknown>} input
 * @param {import('./index.d.mts').CallOptions} options
 */
export async function* each(call, name, input, options) {
  const known = cursors[name]
  if (known) return yield* byCursor(call, name, { ...input }, known, options)
  const limit = Number(input.limit ?? PAGE)
  for (let offset = Number(input.offset ?? 0); ; offset += limit) {
    const data = /** @type {unknown[]} */ ((await call(name, { ...input, limit, offset }, options)).data)
    yield* data
    if (data.length < limit) return
  }
}

/**
 * @param {import('./index.d.mts').LooseCall} call
 * @param {string} name
 * @param {Record<string, unknown>} input
 * @param {{ list: string, cursor: string }} known
 * @param {import('./index.d.mts').CallOptions} options
 */
async function* byCursor(call, name, input, { list, cursor }, options) {
  for (;;) {
    const { data } = await call(name, { limit: PAGE, ...input }, options)
    const page = /** @type {Record<string, any>} */ (data)
    yield* page[list]
    if (!page.has_more || page.next === null) return
    input[cursor] = page.next
  }
}
