// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { sendFile } from '../../api/send-file.mjs'
import { connect } from '../../connect.mjs'
import { EXIT, usage } from '../../failure/failure.mjs'
import { repeatable } from '../ask.mjs'
import { videosView } from './view.mjs'

const EXAMPLE = 'brand videos add start.mp4'

/** @type {Record<string, string | undefined>} */
const TYPES = { '.mp4': 'video/mp4', '.m4v': 'video/mp4', '.mov': 'video/quicktime', '.webm': 'video/webm' }

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  const [given, title] = [line.argument ?? '', line.text('name')]
  const isAddress = /^https?:\/\//i.test(given)
  const input = {
    ...(title !== undefined && { title }),
    ...(isAddress ? { video_url: given } : { upload: await fileOf(given) }),
  }
  const service = await connect(shell)
  shell.progress.start(isAddress ? 'Asking' : 'Sending it')
  const { data: video } = await service.call('addVideo', input, repeatable(shell))
  if (!isAddress) await sendFile(given, video, service, percent => shell.progress.update({ percent }))
  shell.progress.stop()
  if (line.flag('json')) shell.json(video)
  else if (line.flag('quiet')) out.line(video.id)
  else {
    for (const text of videosView([video], out)) out.line(text)
    shell.note('It is read now: brand videos shows when it is ready.')
  }
  return EXIT.ok
}

/** What the service has to know of a file before it comes. @param {string} path */
async function fileOf(path) {
  const content_type = TYPES[extname(path).toLowerCase()]
  if (!content_type) throw usage(`${path} is no MP4, MOV or WebM by its ending.`, EXAMPLE)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw usage(`The file ${path} cannot be read.`, EXAMPLE)
  return { filename: basename(path), content_type, bytes: found.size }
}
