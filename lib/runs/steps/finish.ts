import type { Step } from '#lib/runs/work/run-world.ts'

/** Makes public what the earlier steps have made, all at once: pictures in their order, or the one video. */
export const finish: Step = async (_, run) => {
  const kind = run.asset_type === 'video' ? 'video' : 'image'
  const urls = run.assets.filter(asset => asset.kind === kind).map(asset => asset.url)
  return { asset_url: urls[0] ?? null, asset_urls: urls.length > 1 ? urls : null }
}
