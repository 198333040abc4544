import { useEffect, useRef } from 'react';
import { readSession } from '../session.ts';

const prefix = 'draft:';

type Stored<Values> = { owner: string; values: Partial<Values>; version?: string };

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

const noDraft: LocalDraft<object> = {
  read: () => null,
  write: () => undefined,
  drop: () => undefined,
  readVersion: () => undefined,
};

/** The draft of a tab, which may be a copy of one on the server. */
interface LocalDraft<Values> extends Draft<Values> {
  /** Without a version, the values are newer than the server's copy. */
  write: (values: Partial<Values>, version?: string) => void;
  /** The version of the server's copy that the draft equals; undefined where it was changed since. */
  readVersion: () => string | undefined;
}

/** Opens the draft of a key for the current user; without a key, and on the server, nothing is stored. */
export function openDraft<Values extends object>(key: string | undefined): LocalDraft<Values> {
  if (key === undefined || typeof window === 'undefined') return noDraft;
  // The user who began the form owns the draft, even if the session ends while they type.
  const owner = readSession()?.sub ?? '';
  const readStored = (): Stored<Values> | null => {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
      return isStored<Values>(stored) && stored.owner === owner ? stored : null;
    } catch {
      return null;
    }
  };
  return {
    read: () => readStored()?.values ?? null,
    readVersion: () => readStored()?.version,
    write: (values, version) => {
      const stored: Stored<Values> = { owner, values, ...(version !== undefined && { version }) };
      try {
        sessionStorage.setItem(prefix + key, JSON.stringify(stored));
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

/** Debounce of writing the draft, in milliseconds. */
const debounceMs = 400;

/** Stores `unsaved` in a draft while it is not empty, and deletes the draft once everything is saved or undone. */
export function useDraft<Values extends object>(draft: Draft<Values>, unsaved: Partial<Values>): void {
  const latest = useRef(unsaved);
  latest.current = unsaved;
  // A draft that this form did not write (another user's) is not deleted.
  const hasWritten = useRef(false);
  const content = JSON.stringify(unsaved);
  const isEmpty = content === '{}';

  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the content changes, not at every render
  useEffect(() => {
    if (isEmpty) {
      if (hasWritten.current) draft.drop();
      hasWritten.current = false;
      return;
    }
    hasWritten.current = true;
    const timer = setTimeout(() => draft.write(latest.current), debounceMs);
    return () => clearTimeout(timer);
  }, [draft, content]);
}
