import { readSession } from '../session.ts';

const prefix = 'draft:';

type Stored<Values> = { owner: string; values: Partial<Values> };

/** Unsent input of a form, kept for the life of the tab. */
export interface Draft<Values> {
  /** The draft of the same user; null where there is none, or only another user's. */
  read: () => Partial<Values> | null;
  write: (values: Partial<Values>) => void;
  drop: () => void;
}

// Nothing else uses the prefix, so an object of this shape is a draft of the form that reads it.
const isStored = <Values>(value: unknown): value is Stored<Values> =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;

const noDraft: Draft<object> = { read: () => null, write: () => undefined, drop: () => undefined };

/** Opens the draft of a key for the current user; without a key, and on the server, nothing is stored. */
export function openDraft<Values extends object>(key: string | undefined): Draft<Values> {
  if (key === undefined || typeof window === 'undefined') return noDraft;
  // The user who began the form owns the draft, even if the session ends while they type.
  const owner = readSession()?.sub ?? '';
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
        return isStored<Values>(stored) && stored.owner === owner ? stored.values : null;
      } catch {
        return null;
      }
    },
    write: (values) => {
      try {
        sessionStorage.setItem(prefix + key, JSON.stringify({ owner, values } satisfies Stored<Values>));
      } catch (error) {
        // With a full or disabled storage there is simply no draft.
        console.warn('The draft cannot be kept.', error);
      }
    },
    drop: () => sessionStorage.removeItem(prefix + key),
  };
}

/** Deletes all drafts of this tab, at logout. */
export const dropAllDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
};
