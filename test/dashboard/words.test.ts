// The words on a picture, changed where they stand: what becomes another run, what is refused at its field, and what is kept.
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { catalogue } from '#lib/templates/catalogue.ts'
import { createTestDashboard, type Visitor } from '#test/support/dashboard.ts'

type Rendered = { items: { run_id: string }[] }

/** A finished run of words that are known, and somebody who may change them. */
async function drawn(output_type: string, body: object, more: object = {}) {
  const at = await createTestDashboard({ plan: 'scale' })
  const owner = await at.member('owner')
  const caller = await at.key()
  const item = { output_type, body, channel: 'linkedin', caption: 'Come and see us on Saturday.', ...more }
  const { items } = (await caller.post<Rendered>('render', { items: [item] })).body
  await at.drain()
  const run_id = items[0]?.run_id ?? ''
  const path = at.at(`runs/${run_id}`)
  const recipeOf = async (id: string) => (await caller.get<Recipe>(`runs/${id}/recipe`)).body
  const runOf = async (id: string) => (await caller.get<Run>(`runs/${id}`)).body
  const make = async (form: Record<string, string>, by: Visitor = owner) => {
    const sent = await by.post(`${path}/words`, form, { from: `${path}/words` })
    await at.drain()
    return { ...sent, id: sent.headers.get('location')?.split('/').at(-1) ?? '' }
  }
  return { at, owner, caller, path, run_id, recipeOf, runOf, make }
}

const PRICES = {
  title: 'From March',
  rows: [
    { name: 'Dry cut', price: '£28', detail: 'Forty minutes' },
    { name: 'Colour', price: '£65' },
    { name: 'Fringe', price: '£9' },
  ],
}
const SLIDES = {
  slides: [
    { role: 'hook', headline: 'Three breads for autumn' },
    { role: 'point', headline: 'Rye', body: 'Baked at four each morning.' },
    { role: 'point', headline: 'Spelt', body: 'With walnuts from the valley.' },
    { role: 'cta', headline: 'Order by Thursday', cta: 'bakery.example' },
  ],
}
const beside = (page: string, name: string): string =>
  page
    .split(`id="${name}"`)[1]
    ?.split('</div>')[0]
    ?.match(/role="alert">.*?<span>([^<]*)<\/span>/)?.[1] ?? ''

describe('the page of the words', () => {
  it('has every text where it is read, in that order, and what is needed says so', async () => {
    const { owner, path } = await drawn('price_list', PRICES)
    expect((await owner.get(path)).text).toContain(`href="${path}/words"`)
    const { status, text } = await owner.get(`${path}/words`)
    expect(status).toBe(200)
    const names = [...text.matchAll(/ id="((?:data|captions)\.[^"]+)"/g)].map(([, name]) => name)
    expect(names).toEqual([
      'data.title',
      ...['name', 'price', 'detail'].map(cell => `data.rows.0.${cell}`),
      ...['data.rows.1.name', 'data.rows.1.price', 'data.rows.2.name', 'data.rows.2.price', 'captions.linkedin'],
      ...names.filter(name => name?.startsWith('captions.')).slice(1),
    ])
    for (const words of [
      '>Row 2<',
      'value="£65"',
      'Come and see us on Saturday.',
      '>Title <span class="faint">needed<',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/<label for="data\.rows\.0\.detail">Detail<\/label>/)
    expect(text).toContain('name="out.data.rows.1"')
  })

  it.each(Object.values(catalogue).map(({ name }) => name))(
    'knows all words of %s, and keeps the others',
    async name => {
      const { partsOf } = await import('#lib/runs/reword/texts.ts')
      const { changed } = await import('#lib/runs/reword/change.ts')
      const about = catalogue[name]
      const data = about?.fields.parse(about.sample) as Record<string, unknown>
      const recipe = { pictures: [{ template: name, data }], video: null, brand: {} } as unknown as Recipe
      const parts = partsOf(recipe)
      const texts = parts.flatMap(part => part.texts)
      const unseen = /"(?:screen_hint|pose|logo_url|focus|role|kind|left_mark|right_mark|language)"$/
      const strings = JSON.stringify(data, (key, value) =>
        unseen.test(`"${key}"`) || typeof value === 'boolean' ? undefined : value,
      ).match(/(?<=[:[,])(?:"(?:[^"\\]|\\.)*"(?!:)|-?\d[\d.]*)/g)
      const roles = texts.filter(({ path }) => path.endsWith('.role') || path.endsWith('.language')).length
      expect(texts.length - roles).toBe(strings?.length)
      const first = texts.find(({ text }) => Number.isNaN(Number(text)))
      const { recipe: made, changes } = changed(
        { recipe, parts, captions: [] },
        new Map([[first?.path ?? '', 'Other words']]),
        '',
      )
      expect(changes).toEqual([expect.objectContaining({ was: first?.text, now: 'Other words' })])
      const before = JSON.stringify(data).split(JSON.stringify(first?.text)).length
      expect(JSON.stringify(made.pictures[0]?.data).split('"Other words"').length).toBeGreaterThan(1)
      expect(JSON.stringify(made.pictures[0]?.data).split(JSON.stringify(first?.text)).length).toBeLessThan(before)
    },
  )

  it('is for those who may make, of a run that was made', async () => {
    const { at, path } = await drawn('price_list', PRICES)
    const viewer = await at.member('viewer')
    expect((await viewer.get(path)).text).not.toContain('/words"')
    expect((await viewer.get(`${path}/words`)).status).toBe(403)
    const owner = await at.member('owner')
    const form = { brief: 'We open at six.', asset_type: 'card', channel: 'linkedin' }
    const waiting = (await owner.post(at.at('create'), form)).headers.get('location') ?? ''
    expect((await owner.get(`${waiting}/words`)).status).toBe(409)
    expect((await owner.get(waiting)).text).not.toContain('/words"')
  })
})

describe('a text of several lines', () => {
  it('is one still when another is changed', async () => {
    const url = 'terralenta.example\n+44 1865 550 117'
    const scenes = [
      { role: 'hook', text: 'Bread takes a day.' },
      { role: 'end', text: 'From seven, every morning', link: url },
    ]
    const { owner, path, make, recipeOf } = await drawn('video', { scenes }, { channel: 'tiktok' })
    const { text } = await owner.get(`${path}/words`)
    const at = /<textarea[^>]* name="(shots\.1\.[^"]+)"[^>]*>terralenta\.example\n\+44 1865 550 117<\/textarea>/.exec(
      text,
    )
    expect(at).not.toBeNull()
    const { id } = await make({ [at?.[1] ?? '']: url.replace('\n', '\r\n'), 'shots.0.text': 'Bread takes two days.' })
    expect((await recipeOf(id)).video?.shots.at(-1)?.data).toMatchObject({ url })
    expect((await owner.get(path.replace(/[^/]+$/, id))).text).not.toContain('terralenta.example</del>')
  })
})

describe('other words', () => {
  it('make another run in the same look, which says what was changed and where it came from', async () => {
    const { at, owner, path, run_id, caller, make, recipeOf, runOf } = await drawn('price_list', PRICES)
    const { status, id } = await make({ 'data.rows.1.price': '£70', 'data.rows.0.detail': '', once: 'a' })
    expect(status).toBe(303)
    const [before, after] = await Promise.all([recipeOf(run_id), recipeOf(id)])
    expect(after.pictures[0]?.data).toEqual({
      title: 'From March',
      rows: [{ name: 'Dry cut', price: '£28' }, { name: 'Colour', price: '£70' }, PRICES.rows[2]],
    })
    const { data: _, ...look } = before.pictures[0] ?? {}
    expect(after.pictures[0]).toMatchObject(look)
    const run = await runOf(id)
    expect(run).toMatchObject({
      status: 'succeeded',
      channel: 'linkedin',
      asset_type: 'card',
      created_via: 'dashboard',
    })
    expect(run).toMatchObject({ composer: 'recipe', rerender_of: null, output_text: 'Come and see us on Saturday.' })
    const text = (await owner.get(at.at(`runs/${id}`))).text
    expect(text).toContain(`href="${path}">the run before</a>`)
    expect(text).toContain('Row 2, price</span><p><del>£65</del> <ins>£70</ins>')
    expect(text).toContain('Row 1, detail</span><p><del>Forty minutes</del> <span class="faint">nothing</span>')
    expect((await owner.get(path)).text).toContain(`href="${at.at(`runs/${id}`)}">the run with other words</a>`)
    expect((await caller.send('DELETE', `runs/${run_id}`, null, {})).status).toBeLessThan(300)
    expect((await owner.get(at.at(`runs/${id}`))).text).not.toMatch(/£65|the run before/)
  })

  it('leave out what is struck, and what has no words left', async () => {
    const { make, recipeOf } = await drawn('price_list', PRICES)
    const { id } = await make({ 'out.data.rows.0': '1', 'data.rows.2.name': ' ', 'data.rows.2.price': '' })
    expect((await recipeOf(id)).pictures[0]?.data).toEqual({ title: 'From March', rows: [PRICES.rows[1]] })
  })

  it('take a slide with its picture and its drawing, and count the others anew', async () => {
    const { at, run_id, make, recipeOf, runOf } = await drawn('carousel_story', SLIDES)
    await at.world.db.execute(sql`
      update runs set recipe = jsonb_set(recipe, '{pictures}', (select jsonb_agg(p || '{"depicts": ["bread", "", "walnut", "clock"]}')
        from jsonb_array_elements(recipe -> 'pictures') p)) where id = ${run_id}`)
    const { id } = await make({ 'out.data.slides.1': '1', 'data.slides.2.headline': 'Spelt & walnut' })
    const { pictures } = await recipeOf(id)
    expect(pictures.map(({ index, depicts }) => [index, depicts])).toEqual(
      [0, 1, 2].map(index => [index, ['bread', 'walnut', 'clock']]),
    )
    expect(pictures[0]?.data).toMatchObject({
      slides: [
        { headline: 'Three breads for autumn' },
        { headline: 'Spelt & walnut' },
        { headline: 'Order by Thursday' },
      ],
    })
    expect((await runOf(id)).assets.filter(({ kind }) => kind === 'image')).toHaveLength(3)
  })

  it('count as a caller’s: they are guarded, take a place, and nobody’s yes is theirs', async () => {
    const { path, owner, run_id, make, runOf, caller } = await drawn('price_list', PRICES)
    const used = async () =>
      (await caller.get<{ caps: { asset_type: string; used: number }[] }>('me')).body.caps.find(
        cap => cap.asset_type === 'card',
      )?.used
    await owner.post(`${path}/approve`, {})
    const [before, first] = [await used(), await runOf(run_id)]
    const { id } = await make({ 'data.title': 'Results guaranteed' })
    const run = await runOf(id)
    expect(first.verdict).toBe('approved')
    expect(run).toMatchObject({ verdict: 'needs_review', approval: { state: 'none' } })
    expect(run.holds.map(({ rule }) => rule)).toContain('claim')
    expect(await used()).toBe((before ?? 0) + 1)
  })

  it('are kept as somebody has changed the caption meanwhile, and for every channel', async () => {
    const { owner, path, make, runOf } = await drawn('price_list', PRICES)
    await owner.post(`${path}/caption`, { platform: 'linkedin', caption: 'Saturday from nine.' })
    const { id } = await make({ 'data.title': 'From April', 'captions.twitter': 'From nine.' })
    expect(await runOf(id)).toMatchObject({
      output_text: 'Saturday from nine.',
      captions: { linkedin: 'Saturday from nine.', twitter: 'From nine.' },
    })
  })

  it('make one run, however often they are sent', async () => {
    const { at, make } = await drawn('price_list', PRICES)
    const form = { 'data.title': 'From April', once: 'the-same' }
    const [first, second] = await Promise.all([make(form), make(form)])
    expect(first.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.id).toBe(first.id)
    expect(await rows(at.world.db, sql`select id from runs where workspace_id = ${at.workspace.id}`)).toHaveLength(2)
  })

  it('belong to their workspace and mode', async () => {
    const { at, run_id } = await drawn('price_list', PRICES)
    const other = await createTestDashboard()
    const stranger = await other.member('owner')
    const answer = await stranger.post(other.at(`runs/${run_id}/words`), { 'data.title': 'Mine' })
    expect(answer.status).toBe(404)
    expect(await rows(at.world.db, sql`select id from runs where workspace_id = ${at.workspace.id}`)).toHaveLength(1)
  })
})

describe('words that cannot be', () => {
  it.each([
    ['nothing is changed', 'data.title', {}, /Nothing reads otherwise yet/],
    ['a title is emptied', 'data.title', { 'data.title': '' }, /cannot be empty/],
    ['a row has a price and no name', 'data.rows.1.name', { 'data.rows.1.name': '' }, /leave the whole of it out/],
    ['it is too long', 'data.title', { 'data.title': 'x'.repeat(201) }, /201 characters; 200 fit/],
    ['the caption is emptied', 'captions.linkedin', { 'captions.linkedin': ' ' }, /A post needs words/],
    [
      'no row is left',
      'data.rows.0.name',
      { 'out.data.rows.0': '1', 'out.data.rows.1': '1', 'out.data.rows.2': '1' },
      /At least 1 of these/,
    ],
  ])('are told at their field where %s', async (_, field, form, told) => {
    const { at, make } = await drawn('price_list', PRICES)
    const refused = await make(form as Record<string, string>)
    expect([refused.status, beside(refused.text, field)]).toEqual([422, expect.stringMatching(told)])
    for (const [name, value] of Object.entries(form as Record<string, string>))
      if (!name.startsWith('out.') && value) expect(refused.text).toContain(value)
    expect(await rows(at.world.db, sql`select id from runs where workspace_id = ${at.workspace.id}`)).toHaveLength(1)
  })

  it('are told where they are nearly the tagline', async () => {
    const { caller, make } = await drawn('price_list', PRICES)
    await caller.patch('brand-dna', { name: 'Kestrel', tagline: 'A failed job should tell you why.' })
    const refused = await make({ 'data.title': 'A failed job should tell you whyy.' })
    expect(beside(refused.text, 'data.title')).toContain('nearly the tagline')
  })
})

describe('the preview', () => {
  const src = (text: string) => /<img class="picture" src="(data:[^"]+)"/.exec(text)?.[1] ?? ''

  it('draws the slide that was changed last, keeps nothing, and says what would change', async () => {
    const { at, owner, path } = await drawn('carousel_story', SLIDES)
    const look = async (form: Record<string, string>, headers = { 'x-fragment': 'preview' }) =>
      (await owner.post(`${path}/words/preview`, form, { headers })).text
    const one = await look({ 'data.slides.1.headline': 'Dark rye', changed: 'data.slides.1.headline' })
    const two = await look({ 'data.slides.1.headline': 'Dark rye', changed: 'data.slides.0.headline' })
    expect(src(one)).toMatch(/^data:image\/webp/)
    expect(src(one)).not.toBe(src(two))
    expect(one).toContain('Slide 2, headline</span><p><del>Rye</del> <ins>Dark rye</ins>')
    expect(one).not.toContain('<form')
    const whole = await look({ 'data.slides.1.headline': 'Dark rye' }, {} as never)
    expect(src(whole)).toBe(src(one))
    expect(whole).toContain('value="Dark rye"')
    const refused = await look({ 'data.slides.1.headline': '' })
    expect(refused).toMatch(/<b>Slide 2, headline\.<\/b> Write something here, or leave the whole of it out/)
    expect(refused).toContain('<img class="picture"')
    expect(await rows(at.world.db, sql`select id from runs where workspace_id = ${at.workspace.id}`)).toHaveLength(1)
  }, 60_000)
})

describe('a word everywhere', () => {
  const everywhere = async (more: Record<string, string>) => {
    const run = await drawn('price_list', PRICES, { caption: 'Colour from £65. COLOURED hair stays: colour lasts.' })
    const sent = { everywhere_from: 'colour', everywhere_to: 'tint', ...more }
    return { ...run, page: await run.owner.post(`${run.path}/words/everywhere`, sent, { from: `${run.path}/words` }) }
  }

  it('is changed in the form, whole words in their own case, and made with the rest', async () => {
    const { page, make, runOf } = await everywhere({ 'data.rows.1.name': 'Colour and cut' })
    expect(page.text).toContain('“colour” is “tint” now in')
    expect(page.text).toContain('value="Tint and cut"')
    expect(page.text).toContain('>Tint from £65. COLOURED hair stays: tint lasts.</textarea>')
    const fields = page.text.matchAll(
      / name="(captions\.[^"]+)"(?: [a-z]+="[^"]*")*?(?: value="([^"]*)"|[^>]*>([^<]*)<\/textarea>)/g,
    )
    const form = Object.fromEntries([...fields].map(([, name = '', short, long]) => [name, short ?? long ?? '']))
    expect(Object.keys(form).length).toBeGreaterThan(4)
    const { id } = await make({ ...form, 'data.rows.1.name': 'Tint and cut' })
    const { captions, output_text } = await runOf(id)
    expect(output_text).toContain('Tint from £65')
    for (const caption of Object.values(captions ?? {})) expect(caption.toLowerCase()).not.toMatch(/\bcolour\b/)
  })

  it('says where it stands nowhere, and keeps the form that is refused afterwards', async () => {
    const { owner, path, page } = await everywhere({ everywhere_from: 'beard' })
    expect(page.text).toContain('“beard” stands nowhere here by itself.')
    const from = /name="refused_from" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { refused_from: from, 'data.title': '', 'data.rows.0.name': 'Wet cut' }
    const refused = await owner.post(`${path}/words`, form, { from: `${path}/words/everywhere` })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="Wet cut"')
  })
})
