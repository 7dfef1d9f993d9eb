// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { pageOf } from '../../input/numbers.mjs'
import { ask } from '../ask.mjs'
import { videosView } from './view.mjs'

/** @param {Shell} shell */
export const run = async shell =>
  ask(shell, 'listVideos', pageOf(shell.line), {
    doing: 'Asking',
    quiet: videos => videos.map(({ id }) => id),
    view: videos => (videos.length > 0 ? videosView(videos, shell.out) : []),
    note: videos => (videos.length > 0 ? undefined : 'No videos. Add one: brand videos add start.mp4'),
  })
