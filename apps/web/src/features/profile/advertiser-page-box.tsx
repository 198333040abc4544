import { toFlag } from '@piacter/contracts/core/values';
import { useState } from 'react';
import { api, useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { SwitchField } from '../../ui/fields/checkbox-field.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text as texts } from './text.ts';

const text = texts.advertiserPage;

/** Switches the page with all own published listings (ADV-02); a failure puts the switch back. */
export function AdvertiserPageBox() {
  const { data, error, mutate } = useApi('GET /api/advertiser-page', {});
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const page = data?.data;

  const toggle = async (isOn: boolean) => {
    setSending(true);
    setNotice(null);
    try {
      const { message } = await api('PATCH /api/advertiser-page', { body: { isShown: toFlag(isOn) } });
      await mutate();
      setNotice(message);
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    } finally {
      setSending(false);
    }
  };

  return (
    <Panel title={text.title} sub={text.sub}>
      {error && !page && <Note variant="error">{text.failed}</Note>}
      <SwitchField
        label={text.label}
        checked={page?.isShown === 1}
        disabled={page === undefined || isSending}
        onChange={(isOn) => void toggle(isOn)}
      />
      {notice && <Note variant="done">{notice}</Note>}
      {page?.isShown === 1 && <Where path={page.path} listings={page.listings} />}
    </Panel>
  );
}

/** The link to the page, or what it lacks to appear. */
function Where({ path, listings }: { path: string | null; listings: number }) {
  if (path === null) return <p>{text.noName}</p>;
  return listings === 0 ? <p>{text.noListings}</p> : <Link to={path}>{text.open}</Link>;
}
