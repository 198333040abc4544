import { isRequestWatch, type WatchKind, type WatchUpdate } from '@piacter/contracts/watches';
import type { Trx } from '../../core/db/transaction.ts';
import { invalidField } from '../../core/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import { getDueTime } from './matches.ts';
import { getCanonicalQuery } from './new-watches.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchNames } from './watch-names.ts';
import {
  pauseWatch,
  replaceKeys,
  toQueryColumns,
  updateWatchRow,
  type WatchToChange,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface ChangeDeps extends Pick<Deps, 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
  searches: ReverseSearches;
}

/** Returns the function that changes a locked watch; it throws `validation_failed` for a search that cannot be followed. */
export function createWatchChanges({ clock, config, lookups, searches }: ChangeDeps) {
  const nameWatch = createWatchNames(lookups);

  /** The name of a changed watch: one that was made from its search follows it, one that exists by itself stays. */
  async function findName(watch: WatchToChange, name: string | undefined, query: string) {
    const kind = watch.kind as WatchKind;
    if (name || watch.originID !== null) return name || watch.name;
    const isMade =
      name === '' || (query !== watch.query && watch.name === (await nameWatch(kind, watch.query)));
    return isMade ? nameWatch(kind, query) : watch.name;
  }

  return async (trx: Trx, watch: WatchToChange, changes: WatchUpdate): Promise<void> => {
    const { watchID, userID, originID, nextMailAt } = watch;
    const { frequency, isPaused = watch.isPaused, isLookedAt } = changes;
    const kind = watch.kind as WatchKind;
    const now = clock.now();
    if (changes.query !== undefined && originID !== null) throw invalidField('query', watchText.notNarrowed);
    const query = changes.query === undefined ? watch.query : getCanonicalQuery(kind, changes.query);
    await updateWatchRow(trx, watchID, {
      ...toQueryColumns({ kind, query }),
      name: await findName(watch, changes.name, query),
      frequency,
      isPaused,
      ...(isLookedAt === 1 && { lookedAt: now }),
      ...(frequency && nextMailAt && { nextMailAt: getDueTime(frequency, now, config.watchDelaySeconds) }),
    });
    if (isPaused === 1) return pauseWatch(trx, watchID, now);
    // That of own listings has no search, and is not picked by keys.
    const hasKeys = originID === null || !isRequestWatch(kind);
    if (hasKeys && (watch.isPaused === 1 || query !== watch.query))
      await replaceKeys(trx, { watchID, kind }, await searches[kind].toKeys(query, userID));
  };
}
