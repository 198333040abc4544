import { type WatchKind, watchKinds } from '@piacter/contracts/watches/values';

const key = 'narrowedWatch';

/** A watch whose search is being narrowed on the search page, in this tab: by its id, or by the key of a mailed link. */
export interface NarrowedWatch {
  kind: WatchKind;
  name: string;
  watchID?: number;
  key?: string;
}

export const startNarrowing = (watch: NarrowedWatch): void =>
  sessionStorage.setItem(key, JSON.stringify(watch));

export const endNarrowing = (): void => sessionStorage.removeItem(key);

/** The watch that is being narrowed, if it is one of this search. */
export function readNarrowing(kind: WatchKind): NarrowedWatch | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isNarrowed(stored) && stored.kind === kind ? stored : null;
  } catch {
    return null;
  }
}

const isNarrowed = (stored: unknown): stored is NarrowedWatch =>
  typeof stored === 'object' &&
  stored !== null &&
  'kind' in stored &&
  watchKinds.some((kind) => kind === stored.kind) &&
  'name' in stored &&
  typeof stored.name === 'string' &&
  ('watchID' in stored || 'key' in stored);
