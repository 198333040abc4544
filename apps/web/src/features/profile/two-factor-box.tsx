import { useState } from 'react';
import { api, useApi } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import { SwitchField } from '../../ui/fields/checkbox-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './text.ts';

const call = 'GET /api/two-factor-status';

/** PROF-03: login by mailed link, on or off at once; a refusal puts the switch back. */
export function TwoFactorBox() {
  const { data, error, mutate } = useApi(call, {});
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const isOn = data?.data.twoFactor === 1;

  const turn = async (on: boolean) => {
    setSending(true);
    setSaid(null);
    try {
      await api('PATCH /api/two-factor-on-off', { body: { twoFactor: on ? 1 : 0 } });
      await mutate({ ok: true, message: '', data: { twoFactor: on ? 1 : 0 } }, { revalidate: false });
      setSaid(on ? text.twoFactor.on : text.twoFactor.off);
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
        onChange={(on) => void turn(on)}
      />
      {said && <Note variant="done">{said}</Note>}
    </Panel>
  );
}
