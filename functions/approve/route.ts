// The page on which somebody without an account looks at a post and says yes, or what should be different.
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import * as z from 'zod'
import { approvalPage, approvedPage, overPage, passedOnPage } from '#functions/approve/page.ts'
import { FONT } from '#functions/http/answer/bare-page.ts'
import { router } from '#functions/http/app-env.ts'
import { Problem } from '#lib/problem.ts'
import { approveByLink, askByLink, LinkOver, openApprovalLink } from '#lib/publish/approval/links.ts'

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; media-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const Asked = z.object({ link: z.string().max(100).default('') })
const Answered = Asked.extend({ say: z.enum(['approve', 'change']), comment: z.string().trim().max(2_000).default('') })

export const approve = router()

approve.use('/', async (c, next) => {
  await next()
  c.header('Content-Security-Policy', policy)
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  c.header('X-Robots-Tag', 'noindex')
})

approve.get(FONT.replace('/approve', ''), c =>
  c.body(geist, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' }),
)

/** Looking changes nothing: mail scanners and previews may. */
approve.get('/', async c => {
  const { link } = Asked.parse(c.req.query())
  const { shown, link: opened } = await openApprovalLink(c.var.world, link)
  return c.html(approvalPage({ shown, secret: link, content: opened.content, now: c.var.world.now() }))
})

approve.post('/', async c => {
  const { link, say, comment } = Answered.parse(Object.fromEntries(new URLSearchParams(await c.req.text())))
  if (say === 'change' && comment === '') return c.redirect(`/approve?link=${encodeURIComponent(link)}`, 303)
  if (say === 'change') {
    const { in_flight } = await askByLink(c.var.world, link, comment, c.var.request_id)
    return c.html(passedOnPage(in_flight.length))
  }
  return c.html(approvedPage(await approveByLink(c.var.world, link, c.var.request_id)))
})

approve.onError((error, c) => {
  if (error instanceof LinkOver || error instanceof z.ZodError) return c.html(overPage(), 410)
  if (error instanceof Problem && error.code === 'invalid_state') return c.html(overPage(error.message), 409)
  throw error
})
