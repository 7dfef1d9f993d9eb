// Pictures and words into an app of a phone.
import { found, wordsIn } from './found.js'

/** From a phone pictures and words go into an app together; a computer has files and a clipboard. */
for (const button of found('share')) {
  const isPhone = matchMedia('(pointer: coarse)').matches
  button.hidden = !isPhone || !navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] })
  button.addEventListener('click', async () => {
    const answers = await Promise.all(button.dataset.files.split(' ').map(from => fetch(from)))
    const files = await Promise.all(
      answers.map(async (answer, nth) => {
        const file = await answer.blob()
        return new File([file], `${nth + 1}.${file.type.split('/')[1]}`, { type: file.type })
      }),
    )
    navigator.share({ files, text: wordsIn(button.dataset.words) }).catch(() => undefined)
  })
}
