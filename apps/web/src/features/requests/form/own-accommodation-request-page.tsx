import { requesterPaths } from '@piacter/contracts/site/paths';
import { useParams } from 'react-router-dom';
import { useApi, useRefresh } from '../../../lib/api/index.ts';
import { HostAnswers } from '../answers/index.ts';
import { RequestPage } from '../detail/index.ts';
import { MatchingListings } from '../matches/index.ts';
import { RepeatRequest } from '../repeat/index.ts';
import { CloseRequest, OwnRequestNotice } from '../state/index.ts';
import { WhileWaiting } from '../waiting/index.ts';
import { text } from './text.ts';

const { accommodation: words } = text;

/** /ajanlatkero/szallas_ajanlatkeres/{requestID}: one of the user's requests, read-only (RAC-04). */
export function OwnAccommodationRequestPage() {
  const { requestID } = useParams();
  const answer = useApi('GET /api/accommodation-requests/{id}', { params: { id: Number(requestID) } });
  const refreshLists = useRefresh();
  const refresh = () => Promise.all([answer.mutate(), refreshLists('GET /api/accommodation-requests')]);
  return (
    <RequestPage
      kind="accommodation"
      list={{ to: requesterPaths.accommodation.list, label: words.list }}
      answer={answer}
      note={text.notEditable}
      action={(request) => (
        <>
          <CloseRequest
            kind="accommodation"
            request={request}
            title={request.settlements.join(', ')}
            refresh={refresh}
          />
          <RepeatRequest kind="accommodation" request={request} />
        </>
      )}
      notice={(request) => <OwnRequestNotice kind="accommodation" request={request} />}
    >
      {({ requestID: id, hasResponse, state }) => (
        <>
          {hasResponse === 1 && <HostAnswers requestID={id} />}
          {hasResponse !== 1 && state === 'open' && (
            <WhileWaiting kind="accommodation" requestID={id}>
              {words.sent}
            </WhileWaiting>
          )}
          <MatchingListings kind="accommodation" requestID={id} />
        </>
      )}
    </RequestPage>
  );
}
