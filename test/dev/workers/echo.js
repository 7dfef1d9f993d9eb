export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/throw') throw new Error('thrown on purpose')
    if (pathname === '/fetch') return fetch(search.slice(1))
    if (pathname === '/other') return env.OTHER.fetch('http://other/named')
    return Response.json({ pathname, text: env.TEXT })
  },
}
