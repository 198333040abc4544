import { useEffect, useRef } from 'react';
import type { Draft } from './draft-store.ts';

/** How long typing must pause before the draft is written, in milliseconds. */
const debounceMs = 400;

/** Keeps `unsaved` in a draft while it is not empty, and drops the draft once everything is saved or taken back. */
export function useDraft<Values extends object>(draft: Draft<Values>, unsaved: Partial<Values>): void {
  const latest = useRef(unsaved);
  latest.current = unsaved;
  // A draft that this form did not write (somebody else's) is not dropped.
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
