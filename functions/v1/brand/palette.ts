import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { PaletteSuggestion, suggestPalette } from '#lib/brand/suggest-palette.ts'

const described = doc({
  id: 'suggestPalette',
  tag: 'Brand',
  summary: 'The colours of the logos and screens, as a palette to start from',
  description: 'Read from the pixels of the newest 20 logos and 20 screens. Nothing is changed.',
  answers: { 200: PaletteSuggestion },
})

export default router().get('/', described, async c => {
  return c.json(await suggestPalette(c.var.ctx))
})
