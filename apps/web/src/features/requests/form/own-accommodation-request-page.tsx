import { requesterPaths } from '@piacter/contracts/site/paths';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { Note } from '../../../ui/note.tsx';
import { RequestPage } from '../detail/index.ts';
import { MatchingListings } from '../matches/index.ts';
import { text } from './text.ts';

const { accommodation: words } = text;

/** /ajanlatkero/szallas_ajanlatkeres/{requestID}: an own request, read-only (RAC-04). */
export function OwnAccommodationRequestPage() {
  const { requestID } = useParams();
  const answer = useApi('GET /api/accommodation-requests/{id}', { params: { id: Number(requestID) } });
  return (
    <RequestPage
      kind="accommodation"
      list={{ to: requesterPaths.accommodation.list, label: words.list }}
      answer={answer}
      note={text.notEditable}
    >
      {({ requestID: id, hasResponse, isOver }) => (
        <>
          {isOver === 1 && <Note>{words.over}</Note>}
          {(hasResponse === 1 || isOver === 0) && (
            <Note>{hasResponse === 1 ? words.contacted : words.sent}</Note>
          )}
          <MatchingListings kind="accommodation" requestID={id} />
        </>
      )}
    </RequestPage>
  );
}
