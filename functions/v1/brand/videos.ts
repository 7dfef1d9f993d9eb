import * as z from 'zod'
import { sendAdded, sendList } from '#functions/http/answer/page.ts'
import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { AddedVideo, AddVideoInput, addVideo } from '#lib/brand/videos/add.ts'
import { deleteVideo, listVideos } from '#lib/brand/videos/list.ts'
import { Video } from '#lib/brand/videos/video.ts'
import { Page } from '#lib/page.ts'

const VideoPath = z.object({ video_id: z.uuid() })

const listed = doc({
  id: 'listVideos',
  tag: 'Library',
  summary: 'Videos of this workspace, newest first',
  answers: { 200: z.array(Video) },
})
const added = doc({
  id: 'addVideo',
  needs: 'brand',
  tag: 'Library',
  summary: 'Add a video by URL, or begin its upload',
  description:
    'MP4, MOV or WebM of up to 200 MB and 180 seconds. A URL is loaded within ten minutes. For an upload, PUT the file to `upload_url` within 15 minutes, or its parts to `upload.part_urls` within an hour and then POST to `upload.complete_url`; these addresses need no key. The video is `processing` until it has been read and filed.',
  answers: { 201: AddedVideo },
  codes: ['url_not_allowed', 'plan_required'],
})
const deleted = doc({
  id: 'deleteVideo',
  needs: 'brand',
  tag: 'Library',
  summary: 'Remove a video, also one that is still on its way in',
  answers: { 204: null },
  codes: ['video_not_found'],
})

export default router()
  .get('/', listed, check('query', Page), async c => {
    const page = c.req.valid('query')
    return sendList(c, page, await listVideos(c.var.ctx, page))
  })

  .post('/', added, ...body(AddVideoInput), repeatable, async c =>
    sendAdded(c, await addVideo(c.var.ctx, c.req.valid('json'))),
  )

  .delete('/:video_id', deleted, check('param', VideoPath), repeatable, async c => {
    await deleteVideo(c.var.ctx, c.req.valid('param').video_id)
    return c.body(null, 204)
  })
