import { listingRoleByKind } from '@piacter/contracts/listings/values';
import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import type { RequestKind } from '@piacter/contracts/requests/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ReportButton, ReportRow } from '../../../ui/report-button.tsx';
import { WriteToRequester } from '../../threads/link/index.ts';
import { ContactDetails, contactText, NextSteps } from '../contact/index.ts';
import { RequestPage } from '../detail/index.ts';
import { RequestPictures } from '../pictures/index.tsx';
import { RequestEndNote } from '../state/index.ts';
import { ContactAccess } from './contact-access.tsx';
import { HostAnswer } from './host-answer.tsx';
import { text } from './text.ts';

const useParts = () => ({ params: { id: Number(useParams().requestID) } });

/** For the professional whose offer was accepted, the requester and what to do now; before, when they will see it. */
function RequesterContact({ request }: { request: ServiceRequestDetail }) {
  const { contactVisible, hasAcceptedOffer } = request;
  if (contactVisible === 0 && hasAcceptedOffer) return null;
  return (
    <Panel title={contactText.title}>
      {contactVisible === 0 ? (
        <p>{text.untilAccepted}</p>
      ) : (
        <>
          <ContactDetails contact={request} />
          <NextSteps first={text.firstStep} />
        </>
      )}
    </Panel>
  );
}

const RequestReport = lazy(() =>
  import('../../reports/report/index.ts').then((module) => ({ default: module.RequestReport })),
);

/** The last row of each of these pages (TRUST-04). */
const ReportRequest = (request: { kind: RequestKind; requestID: number }) => (
  <ReportRow>
    <ReportButton label={text.report} dialog={(close) => <RequestReport {...request} onClose={close} />} />
  </ReportRow>
);

type OfferProps = { request: ServiceRequestDetail; onChange: () => Promise<unknown> };

/** /szakember/ajanlatkeres/{requestID} (OFF-02). */
export function ServiceRequestPage({ Offer }: { Offer: ComponentType<OfferProps> }) {
  const answer = useApi('GET /api/service-requests/{id}', useParts());
  return (
    <RequestPage
      kind="service"
      list={{ to: listingPathsByKind.service.requests, label: text.title }}
      answer={answer}
      aside={({ images }) => <RequestPictures images={images} />}
    >
      {(request) => (
        <>
          <Offer request={request} onChange={answer.mutate} />
          <RequesterContact request={request} />
          <ReportRequest kind="service" requestID={request.requestID} />
        </>
      )}
    </RequestPage>
  );
}

/** /szallasado/ajanlatkeres/{requestID} (RAC-07). */
export function AccommodationRequestPage() {
  const answer = useApi('GET /api/accommodation-requests/{id}', useParts());
  return (
    <RequestPage
      kind="accommodation"
      list={{ to: listingPathsByKind.accommodation.requests, label: text.title }}
      answer={answer}
    >
      {(request) => (
        <>
          {/* Nobody needs a package to see who asked for what has ended. */}
          {(request.contactVisible === 1 || request.state === 'open') && (
            <ContactAccess contact={request} role={listingRoleByKind.accommodation} />
          )}
          <HostAnswer request={request} onChange={answer.mutate} />
          <ReportRequest kind="accommodation" requestID={request.requestID} />
        </>
      )}
    </RequestPage>
  );
}

/** /ingatlan_tulajdonos/ajanlatkeres/{requestID} (RRE-07). */
export function PropertyRequestPage() {
  const answer = useApi('GET /api/real-estate-requests/{id}', useParts());
  return (
    <RequestPage
      kind="property"
      list={{ to: listingPathsByKind.property.requests, label: text.title }}
      answer={answer}
    >
      {(request) => (
        <>
          <RequestEndNote state={request.state} />
          {(request.contactVisible === 1 || request.state === 'open') && (
            <ContactAccess contact={request} role={listingRoleByKind.property} />
          )}
          <WriteToRequester
            requestID={request.requestID}
            mayBegin={request.contactVisible === 1 && request.state === 'open'}
          />
          <ReportRequest kind="property" requestID={request.requestID} />
        </>
      )}
    </RequestPage>
  );
}
