import * as z from 'zod'
import type { Brand } from '#lib/composer/plan.ts'

const Product = z.object({
  name: z.string().min(1),
  one_liner: z.string().default(''),
  url: z.string().optional(),
  features: z.array(z.string()).default([]),
})
export type Product = z.output<typeof Product>

/** The products of a brand that are named; what else a map holds is not read. */
export function productsOf(brand: Brand): Product[] {
  const listed = brand.product_map.products
  return Array.isArray(listed) ? listed.flatMap(each => Product.safeParse(each).data ?? []) : []
}
