import { createHttp, type Http } from '#lib/fetch.ts'

const PUBLIC_ADDRESS = '93.184.215.14'

/** The outside world as a table of answers; a host that it does not know has no address. */
export function createWeb(own_url: string): { http: Http; pages: Map<string, () => Response>; asked: string[] } {
  const pages = new Map<string, () => Response>()
  const asked: string[] = []
  const answer = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    const page = pages.get(String(input))
    if (!page) throw new TypeError('fetch failed')
    return page()
  }
  const known = (host: string) => [...pages.keys()].some(url => new URL(url).hostname === host)
  const http = createHttp({
    fetch: answer,
    resolve: async host => (known(host) ? [PUBLIC_ADDRESS] : []),
    ownOrigins: [new URL(own_url).origin],
    allowLocal: false,
  })
  return { http, pages, asked }
}
