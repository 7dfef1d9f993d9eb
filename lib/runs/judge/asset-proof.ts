import * as z from 'zod'

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).meta({ id: 'Box' })

/** What was measured on a picture before it was painted; boxes are in its pixels. Assets of earlier releases know less. */
export const AssetProof = z
  .looseObject({
    texts: z.array(
      z.looseObject({
        role: z.string(),
        size_px: z.number(),
        lines: z.int(),
        slack_px: z.number(),
        cut: z.boolean(),
        box: Box.optional(),
        /** An address, a number or a name that a line break parts. */
        torn: z.string().optional(),
      }),
    ),
    /** In the order of `texts`. */
    contrast: z.array(z.looseObject({ pair: z.string(), wcag: z.number(), apca: z.number() })),
    smallest_text_px: z.number(),
    /** Share of the canvas that neither text nor a focal object covers. */
    quiet_area: z.number(),
    /** The largest place where nothing is, as a share of the canvas. */
    hole: z.looseObject({ share: z.number(), limit: z.number(), box: Box }).nullable(),
    /** Photos: how many of their pixels there are for one of the picture’s, and whether an image model painted it for this post. */
    photos: z.array(
      z.looseObject({ pixels: z.number(), full: z.boolean(), box: Box, painted: z.literal(true).optional() }),
    ),
    safe_zone_hits: z.array(z.string()),
    /** Texts that something hides, or that stand where they are not seen, and the logo; always empty on what is shown. */
    covered: z.array(z.looseObject({ role: z.string(), by: z.string(), share: z.number(), box: Box })),
    missing_glyphs: z.array(z.string()),
    /** What the brand's own font lacks, and the family that drew it; `whole` where it drew all of that text. */
    stand_ins: z.array(
      z.looseObject({
        role: z.string(),
        family: z.string(),
        instead: z.string(),
        lacks: z.array(z.string()),
        whole: z.boolean(),
      }),
    ),
    /** The two nearest things, at least one of them a text. */
    nearest: z.looseObject({ pair: z.string(), gap_px: z.number(), box: Box }).nullable(),
    logo: z
      .looseObject({
        form: z.enum(['logo', 'wordmark']),
        box: Box,
        /** Free space around it, in heights of its own. */
        clear: z.number().nullable(),
        whole: z.boolean(),
        /** Where a part of it goes under in the ground. */
        partly: z.literal(true).optional(),
      })
      .nullable(),
    /** The colour that is farthest from the brand's. */
    palette: z.looseObject({ colour: z.string(), distance: z.number() }).nullable(),
    furniture: z.array(z.enum(['test ribbon', 'service mark'])),
  })
  .partial()
  .meta({ id: 'Proof' })
