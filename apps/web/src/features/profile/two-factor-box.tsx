import { useState } from 'react';
import { api, useApi } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { SwitchField } from '../../ui/fields/checkbox-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './text.ts';

const call = 'GET /api/two-factor-status';

/** Switches the two-factor login by mailed link; a failure puts the switch back (PROF-03). */
export function TwoFactorBox() {
  const { data, error, mutate } = useApi(call, {});
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const isOn = data?.data.twoFactor === 1;

  const toggle = async (on: boolean) => {
    setSending(true);
    setNotice(null);
    try {
      await api('PATCH /api/two-factor-on-off', { body: { twoFactor: on ? 1 : 0 } });
      await mutate({ ok: true, message: '', data: { twoFactor: on ? 1 : 0 } }, { revalidate: false });
      setNotice(on ? text.twoFactor.on : text.twoFactor.off);
    } catch (failure) {
      await alert(failureMessage(failure, text.unreachable), { colour: 'danger' });
    } finally {
      setSending(false);
    }
  };

  return (
    <Panel title={text.twoFactor.title} sub={text.twoFactor.sub}>
      {error && !data && <Note variant="error">{text.twoFactor.failed}</Note>}
      <SwitchField
        label={text.twoFactor.label}
        checked={isOn}
        disabled={data === undefined || isSending}
        onChange={(on) => void toggle(on)}
      />
      {notice && <Note variant="done">{notice}</Note>}
    </Panel>
  );
}
