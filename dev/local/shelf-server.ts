// Serves files where a deployment has static assets: fonts and drawings of the installed packages, and the dashboard's.
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { localShelf } from '#dev/build/shelf-files.ts'
import { loadStatic } from '#dev/build/static.ts'
import { listen } from '#dev/http/listen.ts'
import { folder as siteFolder } from '#dev/site/folder.ts'

type Shelf = { address: string; close(): Promise<void> }
type Load = (path: string) => Promise<Uint8Array | null>

export const startShelf = (): Promise<Shelf> => serve(path => localShelf.load(path))

/** Pages and documents, as dev/site/build.ts has laid them out. */
export const startSite = (): Promise<Shelf> => serve(path => readFile(join(siteFolder, normalize(`/${path}`))))

/** What `npm run build` laid out for the dashboard. */
export const startStatic = (): Promise<Shelf> => serve(loadStatic)

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])

async function serve(load: Load): Promise<Shelf> {
  const { port, close } = await listen(async (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1))
    const bytes = await load(path).catch(() => null)
    const type = types.get(extname(path))
    response.writeHead(bytes ? 200 : 404, type ? { 'content-type': type } : {}).end(bytes ?? undefined)
  })
  return { address: `127.0.0.1:${port}`, close }
}
