import { at, NAME, type Request, type Route } from '#dev/qstash/api/router.ts'
import type { Flow } from '#dev/qstash/flow.ts'
import type { FlowSetting } from '#dev/qstash/lane.ts'
import { seconds } from '#dev/qstash/read/settings.ts'

export function flowRoutes(flow: Flow): Route[] {
  const changing = (change: (request: Request) => Partial<FlowSetting>) => (request: Request) => {
    flow.change(nameOf(request), change(request))
    return {}
  }
  return [
    ['GET', at('flowControl'), () => ({ body: flow.keys().map(key => flow.describe(key)) })],
    ['GET', at(`flowControl/${NAME}`), request => ({ body: flow.describe(nameOf(request)) })],
    ['POST', at(`flowControl/${NAME}/pause`), changing(() => ({ isPaused: true }))],
    ['POST', at(`flowControl/${NAME}/resume`), changing(() => ({ isPaused: false }))],
    ['POST', at(`flowControl/${NAME}/pin`), changing(({ query }) => pinned(query))],
    ['POST', at(`flowControl/${NAME}/unpin`), changing(({ query }) => unpinned(query))],
    [
      'POST',
      at(`flowControl/${NAME}/resetRate`),
      request => {
        flow.resetRate(nameOf(request))
        return {}
      },
    ],
    ['GET', at('globalParallelism'), () => ({ body: flow.everywhere() })],
  ]
}

const nameOf = ({ parts: [name = ''] }: Request) => decodeURIComponent(name)

function pinned(query: URLSearchParams): Partial<FlowSetting> {
  const [parallelism, rate, period] = ['parallelism', 'rate', 'period'].map(name => query.get(name))
  return {
    ...(parallelism && { pinnedParallelism: Number(parallelism) }),
    ...(rate && { pinnedRate: Number(rate), pinnedPeriod: period ? seconds(period) : 1 }),
  }
}

const unpinned = (query: URLSearchParams): Partial<FlowSetting> => ({
  ...(query.get('parallelism') === 'true' && { pinnedParallelism: undefined }),
  ...(query.get('rate') === 'true' && { pinnedRate: undefined, pinnedPeriod: undefined }),
})
