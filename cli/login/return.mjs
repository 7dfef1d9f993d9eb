// @ts-check
import { createServer } from 'node:http'
import { EXIT, Failure } from '../failure/failure.mjs'

const page = (/** @type {string} */ words) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>brand</title><p style="font:16px system-ui;margin:15vh auto;max-width:24em">${words} You can close this page.`

/**
 * A door on this machine to which the browser brings the code back.
 * @param {string} state What has to come with it.
 * @returns {Promise<{ port: number, code: Promise<string>, close: () => void }>}
 */
export async function openReturn(state) {
  /** @type {PromiseWithResolvers<string>} */
  const { promise, resolve, reject } = withResolvers()
  // Nobody may be waiting for it yet, or any more.
  promise.catch(() => undefined)
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const code = searchParams.get('code')
    if (searchParams.get('state') !== state) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(page(code ? 'The command line has its answer.' : 'Nothing was allowed.'))
    if (code) resolve(code)
    else reject(new Failure(EXIT.auth, 'denied', 'You have said no in the browser. Nothing was kept.'))
  })
  await new Promise((done, fail) => server.once('error', fail).listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { port, code: promise, close: () => void server.close() }
}

/** Node 20 has no `Promise.withResolvers`. @returns {any} */
function withResolvers() {
  const made = /** @type {Record<string, unknown>} */ ({})
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
