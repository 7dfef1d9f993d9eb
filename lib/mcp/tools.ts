// The tools of agents: each is an operation of the REST interface, so that whatever holds there holds here.
import type { ToolRow } from '#lib/mcp/tool.ts'

/** Bytes are sent to the place that is answered without it: a model has none at hand. */
const picture = ['image_url'] as const
const page = ['limit', 'offset'] as const
const run = ['id', 'status', 'asset_url', 'output_text', 'impact_score', 'verdict', 'error_message'] as const
const mascot = ['id', 'status', 'name', 'description', 'image_url', 'candidate', 'poses', 'error_message'] as const
const post = ['id', 'run_id', 'platform', 'status', 'scheduled_at', 'url', 'awaits', 'error_message'] as const

const toolOf =
  (manner: ToolRow['manner'], ...scopes: ToolRow['scopes']) =>
  (name: string, does: string, title: string, about: string, rest: Pick<ToolRow, 'gives'> & Partial<ToolRow>) => ({
    ...{ name, does, title, about, manner, scopes },
    ...rest,
  })

const [readBrand, changeBrand] = [toolOf('reads', 'brand:read'), toolOf('changes', 'brand:write')]
const [readAssets, addAsset] = [toolOf('reads', 'assets:read'), toolOf('adds', 'assets:write')]
const [changeAsset, removeAsset] = [toolOf('changes', 'assets:write'), toolOf('removes', 'assets:write')]
const [readPosts, addPost, removePost] = [
  toolOf('reads', 'posts:read'),
  toolOf('adds', 'posts:write'),
  toolOf('removes', 'posts:write'),
]

/* biome-ignore format: one line each */
export const rows: readonly ToolRow[] = [
  readBrand('get_brand_dna', 'getBrandDna', 'Read the brand', 'The brand kit: words, offer, colours, logos, voice.', { gives: ['name', 'tagline', 'overview', 'offer', 'icp', 'palette', 'logos', 'voice'] }),
  changeBrand('update_brand_dna', 'updateBrandDna', 'Change the brand', 'Send only what changes; objects merge, null empties.', { takes: ['name', 'tagline', 'overview', 'offer', 'product_map', 'icp', 'palette', 'logos', 'contact', 'voice'], gives: ['name', 'tagline', 'overview', 'offer', 'palette', 'contact', 'version'] }),
  addAsset('generate_asset', 'generate', 'Make a picture or film', 'Turns one brief into a finished on-brand asset with its caption. Answers with a preview, link, score and what can be done next; a film takes longer: ask `get_run`. With `scheduled_at` it is posted then, if approved.', { takes: ['brief', 'channel', 'asset_type', 'size', 'variation', 'scheduled_at'], gives: run, run: true }),
  readAssets('get_run', 'getRun', 'Look at a run', 'Waits up to 20 s for its end and shows the asset.', { gives: run, run: true }),
  readAssets('list_runs', 'listRuns', 'List runs', 'Newest first.', { takes: page, gives: ['id', 'status', 'brief', 'channel', 'asset_type', 'verdict', 'asset_url', 'created_at'], list: 'runs' }),
  toolOf('reads', 'assets:write')('clarify_brief', 'clarify', 'Check a brief', 'Whether a brief is clear enough, or up to two questions. Append answers to it under a line CREATOR PREFERENCES.', { gives: ['status', 'questions'] }),
  toolOf('adds', 'assets:write', 'posts:write')('create_campaign', 'createCampaign', 'Plan a campaign', 'Posts from one brief over channels and time, or `items`. All are made or none. Each goes out at its time if approved.', { takes: ['name', 'brief', 'channels', 'asset_types', 'scheduled_at', 'every', 'count', 'items'], gives: ['id', 'name', 'status', 'items'] }),
  addPost('schedule_post', 'postRun', 'Schedule a post', 'Posts an approved finished run at `scheduled_at`, or now without it. Always ask the person before.', { takes: ['run_id', 'platform', 'scheduled_at', 'caption', 'overflow', 'connected_account_id', 'allow_repeat', 'allow_past_event'], gives: post }),
  readPosts('list_posts', 'listPosts', 'List posts', 'Scheduled and past posts, newest first.', { takes: ['status', ...page], gives: post, list: 'posts' }),
  removePost('cancel_post', 'cancelPost', 'Cancel a post', 'Only one that has not begun to go out.', { gives: ['id', 'status'] }),
  readPosts('list_accounts', 'listAccounts', 'List connected accounts', 'Where can be posted. People connect accounts, not agents.', { gives: ['accounts'] }),
  toolOf('reads', 'analytics:read')('get_performance', 'getPerformance', 'Read results', 'What came of runs and posts.', { gives: ['window', 'totals', 'by_platform', 'top_posts'] }),
  toolOf('reads', 'brand:read')('check_limits', 'getLimits', 'Check limits', 'What the plan has left of each limit.', { gives: ['buckets'] }),
  toolOf('adds', 'billing:write')('buy_credits', 'checkoutCredits', 'Buy credits', 'Answers a link on which a person pays. Show it; nothing is charged until then.', { gives: ['url', 'credits', 'amount_total', 'currency', 'expires_at'] }),
  readAssets('list_product_screens', 'listScreens', 'List product screens', 'Screenshots that are set into pictures.', { takes: page, gives: ['id', 'name', 'screen_type', 'device', 'theme', 'image_url'], list: 'screens' }),
  addAsset('upload_product_screen', 'addScreen', 'Add a product screen', 'Without a picture it answers an address to PUT the file to.', { takes: ['name', 'screen_type', 'device', 'theme', ...picture], gives: ['id', 'name', 'image_url'], slot: true }),
  changeAsset('update_product_screen', 'retagScreen', 'Retag a product screen', 'Name and tags; the picture stays.', { gives: ['id', 'name', 'screen_type', 'device', 'theme'] }),
  removeAsset('delete_product_screen', 'deleteScreen', 'Delete a product screen', 'For good.', { gives: ['deleted'] }),
  addAsset('upload_logo', 'addLogo', 'Add a logo', 'Without a picture it answers an address to PUT the file to.', { takes: ['variant', ...picture], gives: ['id', 'variant', 'url'], slot: true }),
  readAssets('list_people', 'listPeople', 'List people', 'Portraits that may be shown.', { takes: page, gives: ['id', 'name', 'role', 'bio', 'image_url'], list: 'people' }),
  addAsset('add_person', 'addPerson', 'Add a person', 'Only with their consent. Without a picture it answers an address to PUT the file to.', { takes: ['name', 'role', 'bio', 'consent', ...picture], gives: ['id', 'name', 'image_url'], slot: true }),
  removeAsset('delete_person', 'deletePerson', 'Delete a person', 'For good.', { gives: ['deleted'] }),
  readAssets('get_mascot', 'getMascot', 'Look at the mascot', 'The mascot and where it stands.', { gives: mascot }),
  addAsset('create_mascot', 'createMascot', 'Draw a mascot', 'From a description. Look again with `get_mascot`, then keep or retry.', { takes: ['description', 'name', 'style', 'image_url'], gives: mascot }),
  changeAsset('mascot_step', 'stepMascot', 'Go on with the mascot', '`keep` the candidate, `retry`, or add a `pose`.', { takes: ['action', 'pose', 'feedback'], gives: mascot }),
  readAssets('list_media', 'listMedia', 'List media', 'All files of the library.', { takes: ['kind', ...page], gives: ['id', 'kind', 'filename', 'url', 'width', 'height'], list: 'media' }),
  removeAsset('delete_media', 'deleteMedia', 'Delete media', 'Up to 100 files, for good.', { gives: ['deleted', 'not_found'] }),
  readAssets('list_brand_videos', 'listVideos', 'List brand videos', 'Clips and what is seen in them.', { takes: page, gives: ['id', 'title', 'status', 'url', 'duration_ms', 'analysis'], list: 'videos' }),
  addAsset('upload_brand_video', 'addVideo', 'Add a brand video', 'By `video_url`, or with `upload` to get an address to PUT the file to.', { gives: ['id', 'status', 'upload_url', 'upload'] }),
  removeAsset('delete_brand_video', 'deleteVideo', 'Delete a brand video', 'For good.', { gives: ['deleted'] }),
]
