// The service over HTTP as other programs reach it. What was asked for is done before the next question.
import { type Listening, listen } from '#dev/http/listen.ts'
import { PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

export async function served(world: TestWorld): Promise<Listening> {
  return listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    headers.delete('prefer')
    const context = {
      waitUntil: (work: Promise<unknown>) => world.world.later(work),
      passThroughOnException: () => {},
      props: {},
    }
    const init = { method: request.method ?? 'GET', headers, ...(body.length > 0 && { body }) }
    const answer = await world.app.request(PUBLIC_URL + request.url, init, {}, context)
    const bytes = Buffer.from(await answer.arrayBuffer())
    await world.drain()
    world.pass(1_000)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(bytes)
  })
}
