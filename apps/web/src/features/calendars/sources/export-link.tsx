import { useState } from 'react';
import { api } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sourcesText as text } from '../text.ts';
import styles from './sources.module.css';

const { link } = text;

type Props = {
  accommodationID: number;
  /** When the address was made; null where there is none. */
  exported: string | null;
  onMade: () => Promise<unknown>;
};

/** The secret address for portals (CAL-04), which is shown once, when it is made. */
export function ExportLink({ accommodationID, exported, onMade }: Props) {
  const [url, setUrl] = useState<string>();
  const { focusRef, run } = useConfirmedAction(onMade);
  const make = () =>
    run(
      exported === null
        ? undefined
        : { text: link.renewQuestion, detail: link.renewDetail, confirm: link.renew },
      async () => {
        const reply = await api('POST /api/calendars/{accommodationID}/export-link', {
          params: { accommodationID },
        });
        setUrl(reply.data.url);
        return reply;
      },
    );
  return (
    <Panel title={link.title} sub={link.sub}>
      <div ref={focusRef} tabIndex={-1} className={styles.panel}>
        {url ? (
          <Note variant="done">
            <p>{link.once}</p>
            <p className={styles.link}>{url}</p>
            <CopyButton value={url} label={link.copy} />
          </Note>
        ) : (
          exported && <p>{link.made(formatDate(exported))}</p>
        )}
        <div>
          <Button variant={exported ? 'ghost' : 'primary'} onClick={() => void make()}>
            {exported ? link.renew : link.create}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
