// schema.org data of a page, flattened: what kinds of things it describes, and where each stands.

import type { Source } from '#lib/brand/import/fact.ts'
import type { Page } from '#lib/brand/site/page.ts'
import { clean } from '#lib/brand/site/text.ts'

export type Thing = { types: string[]; fields: Record<string, unknown>; source: Source }

const MOST_THINGS = 200
const MOST_DEPTH = 8
const MOST_VALUES = 20_000
const LONGEST_TEXT = 4_000
const MOST_TYPES = 10
const LONGEST_TYPE = 60

export function thingsOf(page: Page): Thing[] {
  const found: Thing[] = []
  let seen = 0
  const visit = (value: unknown, source: Source, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > MOST_DEPTH || found.length >= MOST_THINGS) return
    if (++seen > MOST_VALUES) return
    if (Array.isArray(value)) {
      for (const [index, inner] of value.entries()) visit(inner, deeper(source, `[${index}]`), depth + 1)
      return
    }
    const fields = Object.fromEntries(Object.entries(value))
    const types = [fields['@type']].flat().slice(0, MOST_TYPES).filter(isType)
    if (types.length > 0) found.push({ types, fields, source })
    for (const [key, inner] of Object.entries(fields)) visit(inner, deeper(source, `.${key}`), depth + 1)
  }
  for (const { value, selector } of page.data) visit(value, { url: page.url, selector, path: '$' }, 0)
  return found
}

const isType = (type: unknown): type is string => typeof type === 'string' && type.length <= LONGEST_TYPE

const deeper = (source: Source, step: string): Source => ({ ...source, path: `${source.path}${step}` })

export const fieldSource = ({ source }: Thing, field: string): Source => deeper(source, `.${field}`)

export const isA = ({ types }: Thing, form: RegExp): boolean => types.some(type => form.test(type))

export const organisation =
  /^(Organization|Corporation|LocalBusiness|OnlineStore|OnlineBusiness|Store|Brand|NGO|\w{0,40}(Business|Restaurant|Cafe|CafeOrCoffeeShop|Bakery|Bar|BarOrPub|Hotel|Shop|Store|Organization|School|Clinic|Studio|Agency))$/

/** A text field, or the first text of a list. */
export function textOf(thing: Thing, field: string): string {
  const [first] = [thing.fields[field]].flat()
  return typeof first === 'string' ? clean(first.slice(0, LONGEST_TEXT)) : ''
}

/** An address that stands for itself or inside an ImageObject. */
export function urlOf(value: unknown): string {
  const [first] = [value].flat()
  if (typeof first === 'string') return first
  if (typeof first !== 'object' || first === null) return ''
  const { url, contentUrl } = first as { url?: unknown; contentUrl?: unknown }
  return typeof url === 'string' ? url : typeof contentUrl === 'string' ? contentUrl : ''
}
