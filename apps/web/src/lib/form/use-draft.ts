import { useEffect, useRef } from 'react';
import type { Draft } from './draft-store.ts';

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
