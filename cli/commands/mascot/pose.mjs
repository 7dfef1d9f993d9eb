// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { fileIn } from '../library/file.mjs'
import { draw } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const image = line.text('image')
  return draw(shell, 'stepMascot', {
    ...{ action: 'pose', pose: line.argument ?? '' },
    ...(image !== undefined && (await fileIn('image', image, 'brand mascot pose waving --image waving.png'))),
  })
}
