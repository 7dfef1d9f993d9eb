// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { fileIn } from '../library/file.mjs'
import { draw } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const [name, style, image] = [line.text('name'), line.text('style'), line.text('image')]
  return draw(shell, 'createMascot', {
    description: line.argument ?? '',
    ...(name !== undefined && { name }),
    ...(style !== undefined && { style }),
    ...(image !== undefined && (await fileIn('image', image, 'brand mascot draw "A heron" --image heron.png'))),
  })
}
