import type { AccommodationRequestDetail } from '@piacter/contracts/requests';
import { hostMessageMissing, requestTextLimits } from '@piacter/contracts/requests/values';
import { useApi } from '../../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OpenThreadButton } from '../../threads/link/index.ts';
import { HostMessage } from '../answers/index.ts';
import { RequestEndNote } from '../state/index.ts';
import styles from './respond.module.css';
import { text } from './text.ts';

const { answer: words } = text;

function AnswerForm({ requestID, onChange }: { requestID: number; onChange: () => Promise<unknown> }) {
  const form = useEndpointForm({
    call: 'POST /api/accommodation-requests/{id}/contact',
    parts: { params: { id: requestID } },
    schema: () => import('@piacter/contracts/requests').then((m) => m.hostContactBody),
    rules: async ({ message }) => (message.trim() ? {} : { message: hostMessageMissing }),
    initial: { message: '' },
    draftKey: `answer ${requestID}`,
    onDone: async ({ message }) => {
      await onChange();
      await alert(message);
    },
    onFailure: ({ status }) => {
      if (status === 403 || status === 404 || status === 409) void onChange();
      return false;
    },
  });
  useLeaveGuard(form);
  return (
    <EndpointForm form={form} label={words.title}>
      <TextAreaField
        label={words.message}
        hint={words.messageHint}
        rows={5}
        required
        maxLength={requestTextLimits.hostMessage}
        {...form.field('message')}
      />
      <div className={styles.send}>
        <Button type="submit" size="large" busy={form.isSending}>
          {form.isSending ? words.sending : words.send}
        </Button>
      </div>
    </EndpointForm>
  );
}

/** What the host has written, and when. */
function OwnAnswer({ requestID }: { requestID: number }) {
  const call = 'GET /api/accommodation-requests/{id}/contact';
  const [own] = useApi(call, { params: { id: requestID } }).data?.data ?? [];
  return (
    <Panel title={words.own} sub={own && formatDate(own.created)}>
      <Note variant="done">{words.done}</Note>
      {own && <HostMessage answer={own} />}
      <div className={styles.send}>
        <OpenThreadButton kind="accommodation-request" targetID={requestID} />
      </div>
    </Panel>
  );
}

type Props = { request: AccommodationRequestDetail; onChange: () => Promise<unknown> };

/** 'Jelentkezem': a host's answer, mailed to the requester with the host's accommodations. */
export function HostAnswer({ request, onChange }: Props) {
  if (request.hasOwnContact === 1)
    return (
      <>
        <OwnAnswer requestID={request.requestID} />
        {request.state === 'closed' && <RequestEndNote state="closed" />}
      </>
    );
  if (request.state === 'over') return <Note>{words.over}</Note>;
  if (request.state === 'closed') return <RequestEndNote state="closed" />;
  if (request.contactVisible === 0) return null;
  return (
    <Panel title={words.title} sub={words.sub}>
      <AnswerForm requestID={request.requestID} onChange={onChange} />
    </Panel>
  );
}
