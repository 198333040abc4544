import type { WatchFrequency } from '@piacter/contracts/watches/values';

/** Hungarian texts of watches, of the button and of the own list. */
export const text = {
  frequency: 'Milyen gyakran írjunk?',
  frequencies: {
    immediate: 'Minden új találatnál',
    daily: 'Naponta egyszer',
    weekly: 'Hetente egyszer',
  } satisfies Record<WatchFrequency, string>,
} as const;
