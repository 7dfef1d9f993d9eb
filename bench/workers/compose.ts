// The built-in composer as a Worker: a brief in, the size of its plan out.
import { Hono } from 'hono'
import { compose } from '#lib/composer/compose.ts'

export default new Hono().post('/', async c => c.json({ size: JSON.stringify(compose(await c.req.json())).length }))
