// The least that a request with two trips at once can cost: the same two questions, asked by hand.
import { Hono } from 'hono'

type Asked = { url: string; headers: Record<string, string>; body: string }
type Env = { Bindings: { QUESTIONS: string } }

type Found = { rows: string[][] }

const ask = async ({ url, headers, body }: Asked): Promise<Found> =>
  (await fetch(url, { method: 'POST', headers, body })).json()

export default new Hono<Env>().get('/', async c => {
  const questions: Asked[] = JSON.parse(c.env.QUESTIONS)
  const [, found = { rows: [] }] = await Promise.all(questions.map(ask))
  return c.body(found.rows[0]?.at(-1) ?? '', 200, { 'Content-Type': 'application/json' })
})
