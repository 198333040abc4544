import type { Invariant } from './invariant.ts';

/** Followed searches: what they have found is told. */
export const watchRules: readonly Invariant[] = [
  {
    sentence: 'A watch that is not paused and has something to tell has a time for its next mail.',
    sql: `select distinct w.watchID as id from watches w join watch_matches m on m.watchID = w.watchID
      where m.mailedAt is null and w.isPaused = 0 and w.nextMailAt is null`,
  },
];
