import { threadPath } from '@piacter/contracts/site/paths';
import { threadLimits } from '@piacter/contracts/threads/values';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { OpenThreadButton } from './open-thread-button.tsx';
import { text } from './text.ts';

const kind = 'property-request';

function FirstMessage({ requestID }: { requestID: number }) {
  const navigate = useNavigate();
  const form = useEndpointForm({
    call: 'POST /api/threads',
    parts: {},
    schema: () => import('@piacter/contracts/threads').then((m) => m.threadBody),
    rules: async ({ message }) => (message.trim() ? {} : { message: text.missing }),
    initial: { message: '' },
    toBody: ({ message }) => ({ kind, id: requestID, message }),
    draftKey: `thread of property-request ${requestID}`,
    onDone: ({ insertID }) => void navigate(threadPath('ingatlan_tulajdonos', insertID)),
  });
  useLeaveGuard(form);
  return (
    <EndpointForm form={form} label={text.title}>
      <TextAreaField
        label={text.message}
        hint={text.hint}
        rows={4}
        required
        maxLength={threadLimits.text}
        {...form.field('message')}
      />
      <Button type="submit" busy={form.isSending}>
        {form.isSending ? text.sending : text.open}
      </Button>
    </EndpointForm>
  );
}

/** How an owner writes to the requester of a property request: the first message, or the thread that it began (MSG-03). */
export function WriteToRequester({ requestID, mayBegin }: { requestID: number; mayBegin: boolean }) {
  const query = { kind, listingID: String(requestID) } as const;
  const threads = useApi('GET /api/threads', { query }).data?.data;
  if (!threads) return null;
  if (threads.length > 0)
    return (
      <Panel title={text.alreadyWritten}>
        <OpenThreadButton kind={kind} targetID={requestID} />
      </Panel>
    );
  if (!mayBegin) return null;
  return (
    <Panel title={text.title} sub={text.sub}>
      <FirstMessage requestID={requestID} />
    </Panel>
  );
}
