export type Letter = { to: string; subject: string; text: string }

/** Carries letters to people; throws Unreachable where one was not taken. */
export interface Mail {
  /** Where letters lead to: the dashboard, without a slash at the end. */
  home: string
  /** The same name twice is the same letter. */
  send(letter: Letter, name: string): Promise<void>
}
