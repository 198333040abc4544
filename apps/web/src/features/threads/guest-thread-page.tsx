import { paths } from '@piacter/contracts/site/paths';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { confirm } from '../../lib/message-queue.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { ThreadStays } from '../stays/index.tsx';
import { text } from './text.ts';
import { linkedThread } from './thread-source.ts';
import { ThreadView } from './thread-view.tsx';
import styles from './threads.module.css';

const { guest } = text;

type Change = (change: { blocked: 1 }) => Promise<void>;

async function askToClose(change: Change): Promise<void> {
  const isSure = await confirm({
    text: guest.notYouQuestion,
    detail: guest.notYouDetail,
    confirm: guest.close,
  });
  if (isSure) await change({ blocked: 1 });
}

/** /uzenet/{token}: the thread of a mailed link, without login and for this thread alone (MSG-05, MSG-09). */
export function GuestThreadPage() {
  usePageTitle(guest.title);
  const { token = '' } = useParams();
  const source = useMemo(() => linkedThread(token), [token]);
  return (
    <div className={`wrap ${styles.guest}`}>
      <PageHead title={guest.title} sub={guest.hint} />
      <ThreadView
        source={source}
        above={({ kind }, reload) =>
          kind === 'accommodation' && <ThreadStays source={{ token }} onChange={() => void reload()} />
        }
        gone={{ title: guest.gone, links: [{ to: paths.home, label: guest.home }] }}
        actions={(change) => (
          <div className={styles.actions}>
            <Button variant="soft" onClick={() => void askToClose(change)}>
              {guest.notYou}
            </Button>
          </div>
        )}
      />
    </div>
  );
}
