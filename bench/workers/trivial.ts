// What a request costs when nothing is done for it: the unit of the other figures.
import { Hono } from 'hono'

export default new Hono().get('/', c => c.json({ ok: true }))
