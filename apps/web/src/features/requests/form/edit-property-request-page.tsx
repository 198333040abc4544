import type { PropertyRequestRecord } from '@piacter/contracts/requests';
import { propertyRequestFields } from '@piacter/contracts/requests/fields';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { useParams } from 'react-router-dom';
import { api, isNotFound, useRefresh } from '../../../lib/api/index.ts';
import { formatShortDay, untilDay } from '../../../lib/days.ts';
import {
  failureMessage,
  unexpectedMessage,
  useEndpointForm,
  useLeaveGuard,
} from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { AreaNotFoundPage } from '../../../ui/area-not-found-page.tsx';
import { useSavedChoices } from '../../../ui/form/use-saved-choices.ts';
import { Pending } from '../../../ui/pending.tsx';
import { summarizeRequest } from '../card/index.ts';
import { RequestDescription, RequestHead } from '../detail/index.ts';
import { MatchingListings } from '../matches/index.ts';
import { RepeatRequest } from '../repeat/index.ts';
import { CloseRequest, OwnRequestNotice, PropertyRenewal } from '../state/index.ts';
import { WhileWaiting } from '../waiting/index.ts';
import { loadPropertyRequest } from './load-requests.ts';
import { type PropertyRequestChoices, PropertyRequestPanel } from './property-request-form.tsx';
import { propertyRequestBody, propertyRequestValues } from './property-request-values.ts';
import { confirmPublicWords, createRules } from './sending.ts';
import { text } from './text.ts';

const { property: words } = text;

/** Whether an entry is selected after a change that the server has accepted. */
const settled = async (change: Promise<unknown>, isChosen: 0 | 1) => {
  await change;
  return { data: { isChosen } };
};

/** Conditions and building technologies, each added or removed on the server at once (RRE-04). */
function useStoredChoices({ requestID, ...stored }: PropertyRequestRecord): PropertyRequestChoices {
  const isBackground = true;
  const conditions = useSavedChoices((conditionID, wasSelected) => {
    const params = { conditionID, requestID };
    return wasSelected
      ? settled(
          api('DELETE /api/real-estate-conditions/{conditionID}/{requestID}', { params, isBackground }),
          0,
        )
      : settled(api('POST /api/real-estate-conditions', { body: params, isBackground }), 1);
  }, stored.conditions);
  const buildTechnologies = useSavedChoices((technologyID, wasSelected) => {
    const params = { technologyID, requestID };
    const call = 'DELETE /api/real-estate-build-technologies/{technologyID}/{requestID}';
    return wasSelected
      ? settled(api(call, { params, isBackground }), 0)
      : settled(api('POST /api/real-estate-build-technologies', { body: params, isBackground }), 1);
  }, stored.buildTechnologies);
  return { conditions, buildTechnologies };
}

type EditProps = { request: PropertyRequestRecord; onSaved: () => Promise<unknown> };

function EditPropertyRequest({ request, onSaved }: EditProps) {
  const { requestID } = request;
  const choices = useStoredChoices(request);
  const form = useEndpointForm({
    call: 'PUT /api/real-estate-requests/{id}',
    parts: { params: { id: requestID } },
    schema: () => import('@piacter/contracts/requests').then((m) => m.propertyRequestBody),
    initial: propertyRequestValues(request),
    toBody: (values) =>
      propertyRequestBody(values, {
        conditions: [...choices.conditions.selected],
        buildTechnologies: [...choices.buildTechnologies.selected],
      }),
    rules: createRules(propertyRequestFields),
    draftKey: `property-request:${requestID}`,
    unreachable: unexpectedMessage,
    beforeSend: (values, showFieldErrors) =>
      values.description === request.description || confirmPublicWords(values, showFieldErrors),
    onDone: async ({ message }) => {
      await onSaved();
      void alert(message);
    },
  });
  useLeaveGuard(form);
  return <PropertyRequestPanel form={form} choices={choices} />;
}

/** /ajanlatkero/ingatlan_ajanlatkeres/{requestID}: edits one of the user's requests (RRE-02, RRE-04). */
export function EditPropertyRequestPage() {
  const { requestID } = useParams();
  const { stored: request, failure, retry } = useFresh(Number(requestID), loadPropertyRequest);
  const refreshLists = useRefresh();
  const refreshState = async () => {
    retry();
    await Promise.all([
      refreshLists('GET /api/real-estate-requests'),
      refreshLists('GET /api/request-searches/{kind}/{requestID}'),
    ]);
  };
  const title = request ? summarizeRequest.property(request).title : words.editTitle;
  usePageTitle(title);
  if (isNotFound(failure)) return <AreaNotFoundPage />;
  return (
    <>
      <RequestHead
        list={{ to: requesterPaths.property.list, label: words.list }}
        title={title}
        created={request?.created}
        note={
          request?.state === 'open' ? text.openUntil(untilDay(formatShortDay(request.openUntil))) : undefined
        }
        action={
          request && (
            <>
              <CloseRequest kind="property" request={request} title={title} refresh={refreshState} />
              <RepeatRequest kind="property" request={request} />
            </>
          )
        }
      />
      {request ? (
        <>
          <OwnRequestNotice kind="property" request={request} />
          <PropertyRenewal request={request} refresh={refreshState} />
          {request.state === 'open' && <WhileWaiting kind="property" requestID={request.requestID} />}
          {request.state === 'closed' ? (
            <RequestDescription {...summarizeRequest.property(request)} description={request.description} />
          ) : (
            <EditPropertyRequest key={request.requestID} request={request} onSaved={refreshState} />
          )}
          <MatchingListings kind="property" requestID={request.requestID} />
        </>
      ) : (
        <Pending
          loading={text.loading}
          failure={failure === undefined ? undefined : failureMessage(failure, unexpectedMessage)}
          onRetry={retry}
        />
      )}
    </>
  );
}
