import type { WatchFrequency } from '@piacter/contracts/watches/values';

/** Hungarian texts of watches, of their list and of the page of a mailed link. */
export const text = {
  frequency: 'Milyen gyakran írjunk?',
  frequencies: {
    immediate: 'Minden új találatnál',
    daily: 'Naponta egyszer',
    weekly: 'Hetente egyszer',
  } satisfies Record<WatchFrequency, string>,
  pause: 'Szüneteltetem',
  resume: 'Újraindítom',
  paused: 'Szünetel',
  narrow: 'Szűkítem',
} as const;
