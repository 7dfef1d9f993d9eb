import { expect, it } from 'vitest'
import { boards } from '#bench/video/boards.ts'
import { scenes } from '#lib/video/scenes/index.ts'

it('films only compositions that their scenes have', () => {
  const missing = Object.values(boards)
    .flatMap(({ shots }) => shots)
    .filter(({ scene, composition }) => composition !== 'auto' && !scenes[scene]?.compositions.includes(composition))
  expect(missing).toEqual([])
})
