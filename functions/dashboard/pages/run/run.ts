// One run: the picture, why it has its score, its words and where they go; what it was made by and what can be made of it.
import { html } from 'hono/html'
import { back } from '#functions/dashboard/http/cookies.ts'
import { sendDrawn } from '#functions/dashboard/http/drawn.ts'
import { type C, routes } from '#functions/dashboard/http/env.ts'
import { may } from '#functions/dashboard/http/guards.ts'
import { makeAgain, makeReworded, makeRun } from '#functions/dashboard/http/make-run.ts'
import { type Fields, fieldsOf, orUndefined, read, uuid, wrong } from '#functions/dashboard/http/sent.ts'
import { asked } from '#functions/dashboard/pages/run/asked.ts'
import { asking, person, refOf, wished } from '#functions/dashboard/pages/run/judge.ts'
import { file, stage } from '#functions/dashboard/pages/run/picture.ts'
import { earnedBy, headline, reasons, repairs } from '#functions/dashboard/pages/run/reasons.ts'
import { later, wordsChanged } from '#functions/dashboard/pages/run/reworded.ts'
import { takeAway } from '#functions/dashboard/pages/run/take-away.ts'
import { againHref, briefOf } from '#functions/dashboard/parts/again.ts'
import { becameChip } from '#functions/dashboard/parts/became.ts'
import { once, postForm } from '#functions/dashboard/parts/field.ts'
import { icon, nameOf } from '#functions/dashboard/parts/icons.ts'
import { allowedIn, objectionOf } from '#functions/dashboard/parts/publish/objection.ts'
import { publishing, type Wish } from '#functions/dashboard/parts/publish/publish.ts'
import { readRun, verdictChip } from '#functions/dashboard/parts/run-tile.ts'
import { draw, type Html, headBelow, hrefOf, note, script } from '#functions/dashboard/parts/shell.ts'
import { isAiMade, stages, timeline, writerOf } from '#functions/dashboard/parts/story.ts'
import { agoWords, instantIn, seconds, tomorrowAtNine } from '#functions/dashboard/parts/time.ts'
import { titleOf } from '#functions/dashboard/parts/titles.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import { Platform, platformOf } from '#lib/channels.ts'
import { can } from '#lib/members/roles.ts'
import { prices } from '#lib/prices.ts'
import { approveRun, contentOf, showForApproval } from '#lib/publish/approval/approve.ts'
import { listConnected } from '#lib/publish/connect/list.ts'
import { listPosts } from '#lib/publish/post/list.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { PostInput, postNow } from '#lib/publish/post/post-now.ts'
import { registry } from '#lib/registry.ts'
import { GenerateInput } from '#lib/runs/accept/generate.ts'
import { readRecipe } from '#lib/runs/accept/rerender.ts'
import { beforeRepairs } from '#lib/runs/judge/before.ts'
import { saveCaption } from '#lib/runs/posts/caption.ts'
import { findRewordings } from '#lib/runs/reword/store.ts'
import { isTerminal, type Run } from '#lib/runs/run.ts'
import { plural } from '#lib/words/plural.ts'

const runOf = (c: C): Promise<Run> => readRun(c, uuid(c.req.param('id')))

const ring = (run: Run): Html =>
  html`<p class="row"><progress class="bar" max="100" value="${run.progress}">${run.progress} %</progress><b class="num">${run.progress} %</b></p><p class="soft sml">${run.status === 'queued' ? 'Waiting for its turn' : 'Composing, drawing and measuring'}. This page shows the result by itself; without script, look again.</p>`

/** While it is made there is little to see. */
function unfinished(c: C, run: Run): Html {
  if (run.status === 'failed')
    return html`${note('bad', html`<b>It could not be made.</b> ${run.error_message ?? ''} What it took was given back. <span class="mono xs">${run.error_code}</span>`)}<p class="row"><a class="btn main" href="${againHref(c, run, run.brief)}">${icon('again', 's')}Change the brief</a></p>`
  return html`<section class="making narrow" id="progress" data-is="watch" data-from="${hrefOf(c, `runs/${run.id}`)}" aria-live="polite">${ring(run)}</section><blockquote class="pre soft">${run.brief}</blockquote>`
}

function why(c: C, run: Run): Html {
  const { title, text } = headline(run)
  const image = run.assets.find(({ kind }) => kind === 'image')
  const { points, isCapped } = earnedBy(run)
  return html`<section class="why" aria-labelledby="why"><div class="scorebox"><p class="figure num"><b>${points ?? '–'}</b><span>${isCapped ? 'by its rules' : 'of 100'}</span></p><div><h2 id="why">${title}</h2><p class="soft sml">${text}</p></div></div>${asked(c, run)}${reasons(run, image)}${repairs(run, hrefOf(c, `runs/${run.id}/before.webp`))}</section>`
}

const recipe = (c: C, run: Run): Html =>
  html`<h3>Recipe</h3><p class="soft sml">Every decision, frozen. The same recipe draws the same bytes, also after templates change.</p><dl class="facts"><dt>Words by</dt><dd>${writerOf(run)}</dd><dt>Brand</dt><dd>${run.brand_version === null ? '–' : html`<a class="link" href="${hrefOf(c, `brand/versions/${run.brand_version}`)}">version ${run.brand_version}</a>`}</dd><dt>SHA-256</dt><dd class="mono xs">${file(run)?.sha256.slice(0, 8) ?? ''} … ${file(run)?.sha256.slice(-4) ?? ''}</dd></dl>
<div class="row wrap"><a class="btn sm" href="${hrefOf(c, `runs/${run.id}/recipe.json`)}">${icon('code', 's')}recipe.json</a>${can(c.var.place.role, 'make') ? postForm(c, hrefOf(c, `runs/${run.id}/rerender`), () => html`${once(c.var.world.id())}<button class="btn sm">${icon('again', 's')}Draw again</button>`) : ''}</div>`

/** Times, models and hashes are there for whoever wants them. */
const technical = (c: C, run: Run): Html =>
  html`<details class="kept"><summary>Technical details${icon('down', 's push')}</summary><div class="stack kept-list">${stages(run)}${recipe(c, run)}</div></details>`

/** Named before it is spent. */
const priceOf = ({ var: { ctx } }: C, { asset_type }: Run) =>
  ctx.payments && ctx.livemode ? html` <span class="faint">${plural(prices[asset_type], 'credit')}</span>` : ''

const head = (c: C, run: Run, posts: readonly Post[] = []): Html => {
  const now = c.var.world.now()
  // A card of a template has no brief that could be taken anew.
  const take =
    can(c.var.place.role, 'make') && run.brief !== ''
      ? postForm(
          c,
          hrefOf(c, `runs/${run.id}/take`),
          () =>
            html`${once(c.var.world.id())}<button class="btn">${icon('shuffle', 's')}Another take${priceOf(c, run)}</button>`,
        )
      : ''
  const took = run.finished_at
    ? ` in ${seconds(Date.parse(run.finished_at) - Date.parse(run.started_at ?? run.created_at))}`
    : ''
  const edit =
    can(c.var.place.role, 'make') && run.status === 'succeeded'
      ? html`<a class="btn" href="${hrefOf(c, `runs/${run.id}/words`)}">${icon('log', 's')}Edit the words</a>`
      : ''
  return headBelow(
    hrefOf(c, 'runs'),
    'Runs',
    html`<div class="grow"><h1>${titleOf(run, 110)}</h1><p class="row wrap">${verdictChip(run)}${becameChip(posts)}<span class="soft sml">${nameOf(run.asset_type)} for ${nameOf(run.channel)}, made ${agoWords(run.created_at, now, c.var.place.workspace.time_zone)}${took}${isAiMade(run) ? ', with a picture that an image model has painted' : ''}</span></p></div><div class="acts row wrap">${edit}${take}${takeAway(c, run)}</div>`,
  )
}

async function page(c: C, run: Run, status: 200 | 422 = 200, wish?: Wish) {
  if (!isTerminal(run.status) || run.status === 'failed')
    return draw(c, {
      title: titleOf(run, 60),
      at: 'runs',
      page: 'run',
      head: head(c, run),
      body: unfinished(c, run),
    })
  const [{ accounts }, posts, shown, linked] = await Promise.all([
    listConnected(c.var.ctx),
    listPosts(c.var.ctx, { run_id: run.id, limit: 20, offset: 0 }),
    showForApproval(c.var.ctx, refOf(c, run.id)),
    findRewordings(c.var.ctx.db, ownerOf(c.var.ctx), run),
  ])
  const platform = Platform.safeParse(c.req.query('for')).data ?? platformOf[run.channel]
  const going = { run, platform, accounts, posts, content: contentOf(shown), wish }
  const body = html`${later(c, linked)}${wished(c, run)}<div class="bench">${stage(run)}${why(c, run)}${publishing(c, going)}</div>
<div class="under"><section><h2>How it was made</h2>${run.brief ? briefOf(run) : ''}${wordsChanged(c, linked)}${technical(c, run)}</section>${asking(c, run, posts)}<section><h2>What happened</h2>${timeline(c, run, posts)}</section></div>${run.assets.some(({ kind }) => kind === 'video') ? script(c, 'film.js') : ''}`
  return draw(c, { title: titleOf(run, 60), at: 'runs', page: 'run', head: head(c, run, posts), body }, status)
}

const saidOf = registry({
  scheduled: 'Planned.',
  posted: 'It is out.',
  awaiting_approval: 'It waits for somebody to approve it.',
})

/** At once, or on the date that was chosen; what is not chosen does not count, though its field is filled. */
function postOf(c: C, { caption, when, at: local, overflow }: Wish, fields: Fields): PostInput {
  const { text } = fields
  const { time_zone } = c.var.place.workspace
  const isDated = when === 'date' || (when === '' && local !== '')
  const chosen = when === 'tomorrow' ? tomorrowAtNine(c.var.world.now(), time_zone) : isDated ? local : undefined
  const at = chosen === undefined ? undefined : instantIn(chosen, time_zone)
  if (at === null) throw wrong('scheduled_at', 'Say on which day and at what time it goes out.')
  const account = orUndefined(text('account'))
  return read(PostInput, {
    ...{ platform: text('platform'), caption },
    ...allowedIn(fields),
    ...(overflow ? { overflow } : {}),
    ...(account ? { connected_account_id: account } : {}),
    ...(at ? { scheduled_at: at } : {}),
  })
}

/** Whoever sends what still waits for a person says yes to what they were shown. */
async function approveOpen(c: C, content: readonly string[]): Promise<void> {
  const { id, verdict, approval } = await runOf(c)
  if (content.length > 0 && verdict === 'needs_review' && approval.state !== 'approved')
    await approveRun(c.var.ctx, person(c), refOf(c, id), content)
}

export const run = routes()
  .get('/runs/:id', may('see'), async c => {
    const found = await runOf(c)
    if (!c.req.header('x-fragment')) return page(c, found)
    if (isTerminal(found.status)) c.header('x-done', '1')
    return c.html(ring(found))
  })

  .get('/runs/:id/recipe.json', may('see'), async c => {
    c.header('Content-Disposition', `attachment; filename="recipe-${uuid(c.req.param('id')).slice(-8)}.json"`)
    return c.json(await readRecipe(c.var.ctx, uuid(c.req.param('id'))))
  })

  .get('/runs/:id/before.webp', may('see'), async c => {
    const id = uuid(c.req.param('id'))
    const [{ repairs: done }, { pictures, brand }] = await Promise.all([runOf(c), readRecipe(c.var.ctx, id)])
    const [first] = pictures
    return sendDrawn(c, first && (await c.var.deps.draft({ picture: beforeRepairs(first, done), brand }))?.bytes)
  })

  .post('/runs/:id/take', may('make'), async c => {
    const { brief, channel, asset_type, size, variation } = await runOf(c)
    const input = read(GenerateInput, {
      brief,
      channel,
      asset_type,
      variation: (variation + 1) % 100,
      ...(size ? { size } : {}),
    })
    return makeRun(c, input, await fieldsOf(c))
  })

  .post('/runs/:id/unpaint', may('make'), async c => {
    return makeReworded(c, uuid(c.req.param('id')), { words: new Map(), painted: false }, await fieldsOf(c))
  })

  .post('/runs/:id/rerender', may('make'), async c => {
    return makeAgain(c, uuid(c.req.param('id')), await fieldsOf(c))
  })

  .post('/runs/:id/caption', may('post'), async c => {
    const run_id = uuid(c.req.param('id'))
    const fields = await fieldsOf(c)
    const platform = read(Platform, fields.text('platform'))
    const changed = await saveCaption(c.var.ctx, run_id, platform, fields.text('caption'))
    return back(
      c,
      hrefOf(c, `runs/${run_id}?for=${platform}`),
      changed ? 'Kept on the run.' : 'These are the words that it has.',
    )
  })

  .post('/runs/:id/post', may('post'), async c => {
    const run_id = uuid(c.req.param('id'))
    const fields = await fieldsOf(c)
    const wish = {
      ...{ caption: fields.text('caption'), when: fields.text('when') },
      ...{ at: fields.text('scheduled_at'), overflow: fields.text('overflow') },
    }
    try {
      const input = postOf(c, wish, fields)
      await approveOpen(c, fields.each('content'))
      const post = await postNow(c.var.ctx, run_id, input)
      return back(c, hrefOf(c, `posts/${post.id}`), saidOf[post.status] ?? 'It is on its way.')
    } catch (error) {
      const objection = await objectionOf(c, error, allowedIn(fields))
      return page(c, await runOf(c), 422, { ...wish, objection })
    }
  })
