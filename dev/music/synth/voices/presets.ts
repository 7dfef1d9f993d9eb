import type { Choir } from '#dev/music/synth/voices/saws.ts'

const still = { attack: 0.001, decay: 1, sustain: 1, release: 0.05 }

/** A bed of soft strings that opens slowly. */
export const warmPad: Choir = {
  singers: 6,
  spread: 17,
  width: 0.8,
  wave: 'saw',
  loudness: { attack: 0.7, decay: 1, sustain: 1, release: 1.3 },
  filter: {
    hz: 700,
    q: 0.7,
    opens: 1.1,
    gentle: 2,
    shape: { attack: 1.1, decay: 2, sustain: 0.6, release: 1.3 },
    follows: 0.45,
  },
}

/** A bright sheet of sound that leaves room for a beat. */
export const widePad: Choir = {
  singers: 7,
  spread: 26,
  width: 1,
  wave: 'saw',
  loudness: { attack: 0.06, decay: 1, sustain: 1, release: 0.5 },
  filter: {
    hz: 2600,
    q: 0.7,
    opens: 0.9,
    gentle: 2,
    shape: { attack: 0.4, decay: 1.2, sustain: 0.5, release: 0.5 },
    follows: 0.3,
  },
}

export const longStrings: Choir = {
  singers: 6,
  spread: 15,
  width: 0.9,
  wave: 'saw',
  loudness: { attack: 0.28, decay: 1, sustain: 1, release: 0.7 },
  filter: {
    hz: 2900,
    q: 0.6,
    opens: 0.8,
    gentle: 2.2,
    shape: { attack: 0.5, decay: 2, sustain: 0.8, release: 0.7 },
    follows: 0.4,
  },
  vibrato: { hz: 5.4, cents: 7, after: 0.5 },
}

export const shortStrings: Choir = {
  singers: 5,
  spread: 13,
  width: 0.8,
  wave: 'saw',
  loudness: { attack: 0.012, decay: 0.32, sustain: 0.12, release: 0.16 },
  filter: {
    hz: 2400,
    q: 0.7,
    opens: 1.6,
    gentle: 2,
    shape: { attack: 0.008, decay: 0.2, sustain: 0.1, release: 0.16 },
    follows: 0.5,
  },
}

export const horns: Choir = {
  singers: 4,
  spread: 9,
  width: 0.5,
  wave: 'saw',
  loudness: { attack: 0.16, decay: 0.8, sustain: 0.85, release: 0.45 },
  filter: {
    hz: 700,
    q: 0.75,
    gentle: 2,
    opens: 1.9,
    shape: { attack: 0.35, decay: 1, sustain: 0.6, release: 0.4 },
    follows: 0.6,
  },
  vibrato: { hz: 4.8, cents: 4, after: 0.8 },
}

export const brassStab: Choir = {
  singers: 5,
  spread: 16,
  width: 0.8,
  wave: 'saw',
  loudness: { attack: 0.008, decay: 0.4, sustain: 0.6, release: 0.16 },
  filter: {
    hz: 1400,
    q: 0.9,
    opens: 2.7,
    gentle: 2,
    shape: { attack: 0.03, decay: 0.24, sustain: 0.3, release: 0.15 },
    follows: 0.4,
  },
  scoop: 40,
}

/** The sixteenth-note pulse of a sequencer: its colour is all in how fast the filter shuts. */
export const sequence: Choir = {
  singers: 3,
  spread: 12,
  width: 0.6,
  wave: 'saw',
  loudness: { attack: 0.002, decay: 0.34, sustain: 0, release: 0.09 },
  filter: {
    hz: 620,
    q: 1.5,
    opens: 3.9,
    gentle: 2,
    shape: { attack: 0.002, decay: 0.22, sustain: 0, release: 0.09 },
    follows: 0.5,
  },
}

export const leadSynth: Choir = {
  singers: 4,
  spread: 14,
  width: 0.7,
  wave: 'square',
  loudness: { attack: 0.006, decay: 0.5, sustain: 0.7, release: 0.2 },
  filter: {
    hz: 2200,
    q: 0.9,
    opens: 1.9,
    gentle: 2,
    shape: { attack: 0.004, decay: 0.4, sustain: 0.35, release: 0.2 },
    follows: 0.5,
  },
  vibrato: { hz: 5.6, cents: 6, after: 0.4 },
}

export const pulseBass: Choir = {
  singers: 3,
  spread: 9,
  width: 0.15,
  wave: 'saw',
  loudness: { attack: 0.003, decay: 0.4, sustain: 0.55, release: 0.07 },
  filter: {
    hz: 260,
    q: 1.1,
    opens: 2.2,
    shape: { attack: 0.003, decay: 0.22, sustain: 0.2, release: 0.07 },
    follows: 0.4,
  },
}

export const growl: Choir = {
  singers: 3,
  spread: 14,
  width: 0.2,
  wave: 'square',
  loudness: { ...still, attack: 0.003, decay: 0.3, sustain: 0.7 },
  filter: {
    hz: 900,
    q: 1.1,
    opens: 2.2,
    gentle: 2,
    shape: { attack: 0.003, decay: 0.18, sustain: 0.4, release: 0.05 },
    follows: 0.3,
  },
}
