import type { PropertyRequestRecord } from '@piacter/contracts/requests';
import { propertyRequestFields } from '@piacter/contracts/requests/fields';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { collectedChoices } from '../../../ui/fields/choice-group.tsx';
import { useIdentity } from '../../profile/identity/index.ts';
import { type Repeated, RepeatedNote, useRepeated } from '../repeat/index.ts';
import { loadPropertyRequest } from './load-requests.ts';
import { NewRequestPage } from './new-request-page.tsx';
import { PropertyRequestPanel } from './property-request-form.tsx';
import { propertyRequestBody, propertyRequestValues } from './property-request-values.ts';
import { confirmPublicWords, createRules, getDraftKey } from './sending.ts';
import { text } from './text.ts';

const { property: words } = text;

function NewPropertyRequest({ repeated }: { repeated: Repeated<PropertyRequestRecord> }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const identity = useIdentity(words.whoSeesYou);
  const form = useEndpointForm({
    call: 'POST /api/real-estate-requests',
    schema: () => import('@piacter/contracts/requests').then((m) => m.propertyRequestBody),
    initial: propertyRequestValues(repeated.request ?? null),
    toBody: (values) => propertyRequestBody(values),
    rules: createRules(propertyRequestFields),
    draftKey: getDraftKey('property', repeated.request),
    unreachable: unexpectedMessage,
    beforeSend: async (values, showFieldErrors) =>
      (await identity.ensure()) && confirmPublicWords(values, showFieldErrors),
    onDone: async ({ insertID, message }) => {
      await refresh('GET /api/real-estate-requests');
      await navigate(requesterPaths.property.request(insertID));
      void alert(message, { detail: words.sent });
    },
  });
  useLeaveGuard(form);
  const { values, set } = form;
  const choices = {
    conditions: collectedChoices(values.conditions, (ids) => set('conditions', ids)),
    buildTechnologies: collectedChoices(values.buildTechnologies, (ids) => set('buildTechnologies', ids)),
  };
  return (
    <>
      <RepeatedNote repeated={repeated} />
      {identity.section}
      <PropertyRequestPanel
        form={form}
        choices={choices}
        save={text.send}
        isStarted={repeated.request !== undefined}
      />
    </>
  );
}

/** /ajanlatkero/ingatlan_ajanlatkeres: sends a request for a property to owners (RRE-02). */
export function NewPropertyRequestPage() {
  const repeated = useRepeated('property', loadPropertyRequest);
  return (
    <NewRequestPage title={words.title} repeated={repeated}>
      <NewPropertyRequest repeated={repeated} />
    </NewRequestPage>
  );
}
