// Whether an image model may paint a picture for a post of the brand, and for which.
import * as z from 'zod'

export const PaintedPictures = z.enum(['off', 'on_wish', 'always']).meta({
  description:
    'Whether an image model may paint the picture of a post: `off`; `on_wish`, where the brief asks for something to be seen that neither a picture of yours nor a drawing shows; `always`, also where the picture would be words alone. A painted picture waits for a person, is marked as AI-made where it is posted, and costs credits of its own.',
})
export type PaintedPictures = z.output<typeof PaintedPictures>
