// Stands in for @upstash/core-analytics, which the limiter's package brings along and never uses here: no Worker keeps analytics.

export class Analytics {
  constructor() {
    throw new Error('the limiter keeps no analytics')
  }
}
