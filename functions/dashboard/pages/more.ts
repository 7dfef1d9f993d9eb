// Everything there is, as a list: for phones, whose foot has room for five. And the switch to test data.
import { keepTest } from '#functions/dashboard/http/cookies.ts'
import { routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { fieldsOf, ownPath } from '#functions/dashboard/http/sent.ts'
import { draw, hrefOf, placesList } from '#functions/dashboard/parts/shell.ts'

export const more = routes()
  .get('/more', may('see'), c => draw(c, { title: 'More', at: 'more', body: placesList(c) }))

  .post('/mode', may('see'), async c => {
    const fields = await fieldsOf(c)
    keepTest(c, c.var.place.workspace.id, fields.text('test') === '1')
    // The page that one was on may show a run of the other mode.
    return c.redirect(ownPath(fields.text('to')) === '/' ? hrefOf(c, 'runs') : ownPath(fields.text('to')), 303)
  })
