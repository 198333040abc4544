import { isRole } from '@piacter/contracts/core/values';
import { threadPath } from '@piacter/contracts/site/paths';
import { type ThreadKind, threadStates } from '@piacter/contracts/threads/values';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import { failureMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { text } from './text.ts';

type About = { kind: ThreadKind; targetID: number };
type Props = About & {
  /** The other side, where several buttons stand on a page. */
  name?: string;
};

/** The user's thread about an offer or request, wherever it is filed; undefined once they have left it. */
async function findThread({ kind, targetID }: About): Promise<number | undefined> {
  for (const state of threadStates) {
    const query = { state, kind, listingID: String(targetID) };
    const [card] = (await api('GET /api/threads', { query })).data;
    if (card) return card.threadID;
  }
  return undefined;
}

/** Opens the user's thread about an offer or request, which began with it. */
export function OpenThreadButton({ name, ...about }: Props) {
  const navigate = useNavigate();
  const role = useSession()?.path;
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const threadID = await findThread(about);
      if (threadID === undefined || !isRole(role)) await alert(text.gone);
      else void navigate(threadPath(role, threadID));
    } catch (error) {
      await alert(failureMessage(error), { colour: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="soft"
      busy={isBusy}
      {...(name && { 'aria-label': text.openTo(name) })}
      onClick={() => void open()}
    >
      {text.open}
    </Button>
  );
}
