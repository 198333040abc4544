import { useEffect, useRef } from 'react';
import { readSession } from '../session.ts';
import { type DraftValues, dropDraft, readDraft, writeDraft } from './draft-store.ts';

/** How long the typing must rest before the draft is written, in milliseconds. */
const restingTime = 400;

/**
 * Keeps what is unsaved under `key` in the tab's storage, and gives what an earlier visit left there once.
 * Without a key nothing is kept. `values` are the unsaved ones only, null when all is saved.
 */
export function useDraft(key: string | undefined, values: DraftValues | null) {
  // Whoever began the form owns the draft, even if the session ends while they type.
  const owner = useRef<string>(undefined);
  owner.current ??= readSession()?.sub ?? '';
  const found = useRef<DraftValues | null>(undefined);
  if (found.current === undefined) found.current = key === undefined ? null : readDraft(key, owner.current);
  // A draft that was not restored yet must not be dropped because the form still looks untouched.
  const wasUnsaved = useRef(false);

  const content = values === null ? null : JSON.stringify(values);
  useEffect(() => {
    if (key === undefined) return;
    if (content === null) {
      if (wasUnsaved.current) dropDraft(key);
      wasUnsaved.current = false;
      return;
    }
    wasUnsaved.current = true;
    const timer = setTimeout(() => writeDraft(key, owner.current ?? '', JSON.parse(content)), restingTime);
    return () => clearTimeout(timer);
  }, [key, content]);

  return {
    found: found.current,
    /** Writes at once what is unsaved. */
    keep: (unsaved: DraftValues) => {
      if (key !== undefined) writeDraft(key, owner.current ?? '', unsaved);
    },
    drop: () => {
      if (key !== undefined) dropDraft(key);
    },
  };
}
