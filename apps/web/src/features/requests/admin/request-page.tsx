import { isRequestKind, type RequestKind, type RequestState } from '@piacter/contracts/requests/values';
import { adminPaths } from '@piacter/contracts/site/paths';
import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { AreaNotFoundPage } from '../../../ui/area-not-found-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { RequestPage } from '../detail/index.ts';
import { RequestPictures } from '../pictures/index.tsx';
import { RequestVisibility } from './request-visibility.tsx';
import { text } from './text.ts';

type Shown = { requestID: number; state: RequestState; hiddenReason: string | null };

/** What the admin's page of a request has of whatever kind. */
function useAdminSlots(kind: RequestKind, reload: () => Promise<unknown>) {
  const [done, setDone] = useState('');
  const onDone = (message: string) => {
    setDone(message);
    return reload();
  };
  return {
    list: { to: `${adminPaths.requests}?kind=${kind}`, label: text.title },
    action: (request: Shown) => <RequestVisibility kind={kind} request={request} onDone={onDone} />,
    notice: ({ state, hiddenReason }: Shown) => (
      <>
        {done !== '' && <Note variant="done">{done}</Note>}
        <Note>
          {hiddenReason === null ? text.state(text.states[state]) : text.hiddenBecause(hiddenReason)}
        </Note>
      </>
    ),
  };
}

type PageProps = { id: number };

function ServicePage({ id }: PageProps) {
  const answer = useApi('GET /api/service-requests/{id}', { params: { id } });
  const slots = useAdminSlots('service', answer.mutate);
  return (
    <RequestPage
      kind="service"
      answer={answer}
      {...slots}
      aside={({ images }) => <RequestPictures images={images} />}
    />
  );
}

function AccommodationPage({ id }: PageProps) {
  const answer = useApi('GET /api/accommodation-requests/{id}', { params: { id } });
  return (
    <RequestPage kind="accommodation" answer={answer} {...useAdminSlots('accommodation', answer.mutate)} />
  );
}

function PropertyPage({ id }: PageProps) {
  const answer = useApi('GET /api/real-estate-requests/{id}', { params: { id } });
  return <RequestPage kind="property" answer={answer} {...useAdminSlots('property', answer.mutate)} />;
}

const pages: Record<RequestKind, (props: PageProps) => ReactElement> = {
  service: ServicePage,
  accommodation: AccommodationPage,
  property: PropertyPage,
};

/** /admin/ajanlatkeresek/{kind}/{requestID}: any request, which the admin hides or shows again. */
export function AdminRequestPage() {
  const { kind = '', requestID } = useParams();
  if (!isRequestKind(kind)) return <AreaNotFoundPage />;
  const Page = pages[kind];
  return <Page key={`${kind} ${requestID}`} id={Number(requestID)} />;
}
