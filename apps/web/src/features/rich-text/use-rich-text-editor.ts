import { useEffect, useState } from 'react';

type Loaded = typeof import('./rich-text-editor.tsx');

/** The editor's code, fetched when the first such field is shown; after a failure it can be asked for again. */
export function useRichTextEditor() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(1);
  const [failedAt, setFailedAt] = useState(0);

  useEffect(() => {
    let isGone = false;
    import('./rich-text-editor.tsx').then(
      (module) => !isGone && setLoaded(module),
      () => !isGone && setFailedAt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return {
    Editor: loaded?.RichTextEditor,
    hasFailed: failedAt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
