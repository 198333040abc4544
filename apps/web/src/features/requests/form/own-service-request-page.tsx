import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import { requestImageLimit } from '@piacter/contracts/requests/values';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router-dom';
import { api, useApi, useRefresh } from '../../../lib/api/index.ts';
import { upload } from '../../../lib/api/upload.ts';
import { ImagePair } from '../../images/index.ts';
import { getServiceTitle } from '../card/index.ts';
import { RequestPage } from '../detail/index.ts';
import { MatchingListings } from '../matches/index.ts';
import { RequestPictures } from '../pictures/index.tsx';
import { RepeatRequest } from '../repeat/index.ts';
import { CloseRequest, OwnRequestNotice } from '../state/index.ts';
import { text as stateText } from '../state/text.ts';
import { WhileWaiting } from '../waiting/index.ts';
import { takeFirstImages } from './sending.ts';
import { text } from './text.ts';

type ImagesProps = { request: ServiceRequestDetail; refresh: () => Promise<unknown> };

/** The pictures of an open request of the user, which may be added and deleted after sending too (REQ-07). */
function RequestImages({ request: { requestID, images }, refresh }: ImagesProps) {
  const [first] = useState(() => takeFirstImages(requestID));
  return (
    <ImagePair
      images={images}
      limit={requestImageLimit}
      first={first}
      upload={(picture, name, onProgress) => {
        const body = new FormData();
        body.append('images', picture, name);
        const call = 'POST /api/service_request_images_upload/{id}';
        return upload(call, { params: { id: requestID }, body, onProgress });
      }}
      remove={(imageID) => api('DELETE /api/service_request_images/{imageID}', { params: { imageID } })}
      refresh={refresh}
    />
  );
}

type Props = {
  Offers: ComponentType<{ request: ServiceRequestDetail; onAccepted: () => Promise<unknown> }>;
};

/** /ajanlatkero/szakember_ajanlatkeres/{requestID}: one of the user's requests, read-only, with its offers (REQ-06). */
export function OwnServiceRequestPage({ Offers }: Props) {
  const { requestID } = useParams();
  const answer = useApi('GET /api/service-requests/{id}', { params: { id: Number(requestID) } });
  const refreshLists = useRefresh();
  const refresh = () => Promise.all([answer.mutate(), refreshLists('GET /api/service-requests')]);
  return (
    <RequestPage
      kind="service"
      list={{ to: requesterPaths.service.list, label: text.service.list }}
      answer={answer}
      note={text.notEditable}
      action={(request) => (
        <>
          <CloseRequest kind="service" request={request} title={getServiceTitle(request)} refresh={refresh} />
          <RepeatRequest kind="service" request={request} />
        </>
      )}
      aside={({ state, images }) => state !== 'open' && <RequestPictures images={images} />}
      notice={(request) => (
        <OwnRequestNotice
          kind="service"
          request={request}
          next={request.hasResponse === 1 ? stateText.choose : stateText.askAgain}
        />
      )}
    >
      {(request) => (
        <>
          <Offers request={request} onAccepted={refresh} />
          {request.state === 'open' && request.hasResponse === null && (
            <WhileWaiting
              kind="service"
              requestID={request.requestID}
              professionalCount={request.professionalCount}
            />
          )}
          {request.state === 'open' && (
            <RequestImages key={request.requestID} request={request} refresh={refresh} />
          )}
          <MatchingListings kind="service" requestID={request.requestID} />
        </>
      )}
    </RequestPage>
  );
}
