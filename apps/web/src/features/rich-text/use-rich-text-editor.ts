import { type ComponentType, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const fetchEditor = () => import('./rich-text-editor.tsx').then((m) => m.RichTextEditor);

/** The editor, whose code is fetched when the first such field is shown; after a failure it can be asked for again. */
export function useRichTextEditor() {
  const [loaded, setLoaded] = useState<{ Editor?: ComponentType<RichTextEditorProps> }>({});
  const [attempt, setAttempt] = useState(1);
  const [failedAt, setFailedAt] = useState(0);

  useEffect(() => {
    let isGone = false;
    fetchEditor().then(
      (Editor) => !isGone && setLoaded({ Editor }),
      () => !isGone && setFailedAt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return { ...loaded, hasFailed: failedAt === attempt, retry: () => setAttempt(attempt + 1) };
}
