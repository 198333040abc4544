import { useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { failureMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/dialog/headed-dialog.module.css';
import { HeadedDialog } from '../../../ui/dialog/headed-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { endNarrowing, type NarrowedWatch } from '../narrowing.ts';
import { followText as text } from '../text.ts';

const { narrow } = text;

const replaceSearch = ({ watchID, key = '' }: NarrowedWatch, query: string) =>
  watchID === undefined
    ? api('PATCH /api/linked-watch', { body: { key, query } })
    : api('PATCH /api/watches/{watchID}', { params: { watchID }, body: { query } });

type Props = { watch: NarrowedWatch; query: string; onNew: () => void; onClose: () => void };

/** Asks whether the search takes the place of the watch that somebody has come to narrow, or is a new one. */
export function NarrowDialog({ watch, query, onNew, onClose }: Props) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function replace(): Promise<void> {
    setSending(true);
    try {
      const { message } = await replaceSearch(watch, query);
      endNarrowing();
      onClose();
      await alert(message, { title: narrow.done });
    } catch (error) {
      setFailure(failureMessage(error));
      setSending(false);
    }
  }

  return (
    <HeadedDialog title={narrow.title} intro={narrow.intro(watch.name)} onClose={onClose}>
      <div className={styles.form}>
        {failure !== undefined && <Note variant="error">{failure}</Note>}
        <div className={styles.buttons}>
          <Button
            variant="ghost"
            onClick={() => {
              endNarrowing();
              onNew();
            }}
          >
            {narrow.another}
          </Button>
          <Button variant="primary" busy={isSending} onClick={() => void replace()}>
            {narrow.replace}
          </Button>
        </div>
      </div>
    </HeadedDialog>
  );
}
