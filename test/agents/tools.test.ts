import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toolsPath, toolsText } from '#dev/tools.ts'
import { toolList } from '#functions/agents/mcp.ts'
import { tools } from '#lib/mcp/tools.generated.ts'

/** Of the specification, by its names; the rest is beside them. */
const SPECIFIED =
  'get_brand_dna update_brand_dna list_product_screens upload_product_screen update_product_screen delete_product_screen upload_logo list_people add_person delete_person get_mascot create_mascot mascot_step list_media delete_media list_brand_videos upload_brand_video delete_brand_video get_performance list_posts buy_credits create_campaign schedule_post'.split(
    ' ',
  )

describe('the tools of agents', () => {
  it('are those of the specification and seven beside them', () => {
    const names = tools.map(tool => tool.name)
    expect(SPECIFIED.filter(name => !names.includes(name))).toEqual([])
    expect(names.filter(name => !SPECIFIED.includes(name)).sort()).toEqual(
      'cancel_post check_limits clarify_brief generate_asset get_run list_accounts list_runs'.split(' '),
    )
  })

  it('follow from the interface document', () => {
    expect(readFileSync(toolsPath, 'utf8')).toBe(toolsText())
  })

  it('stay within 6,000 tokens', () => {
    // Counted by o200k in `npm run bench -- agents`: 24789 characters are 5999 tokens.
    expect(JSON.stringify({ tools: toolList() }).length).toBeLessThanOrEqual(24_790)
  })

  it('approve nothing, and pay nothing', () => {
    const paths = tools.map(tool => `${tool.method} ${tool.path}`)
    expect(paths.filter(path => /approv|pause|resolve|webhooks|audit/.test(path))).toEqual([])
  })
})
