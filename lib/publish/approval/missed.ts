type Planned = { scheduled_at: string | null; awaits: string | null }

/** A yes to the words of a held run is none to another hour than the one that was planned with it. */
export const isMissed = ({ scheduled_at, awaits }: Planned, now: Date): boolean =>
  awaits === 'verdict' && scheduled_at !== null && new Date(scheduled_at) <= now

export const OVER = 'Its time is over: choose another one before, or it does not go out.'
