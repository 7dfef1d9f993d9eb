import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { linkPages } from '#functions/http/page.ts'
import { check } from '#functions/http/validate.ts'
import { ListPostsInput, listPosts } from '#lib/publish/list.ts'
import { Post } from '#lib/publish/post.ts'

const listed = doc({
  id: 'listPosts',
  tag: 'Publishing',
  summary: 'Posts of this workspace, newest first',
  answers: { 200: z.array(Post) },
})

export default router().get('/', listed, check('query', ListPostsInput), async c => {
  const input = c.req.valid('query')
  const posts = await listPosts(c.var.ctx, input)
  linkPages(c, input, posts.length)
  c.header('Cache-Control', 'private, no-cache')
  return c.json(posts)
})
