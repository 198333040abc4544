import * as contract from '@piacter/contracts/requests';
import { ApiError } from '../../core/http/api-error.ts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { AccommodationRequestService } from './accommodation-requests.service.ts';
import type { PropertyRequestService } from './property-requests.service.ts';
import type { RequestImageService } from './request-images.service.ts';
import type { ServiceRequestService } from './service-requests.service.ts';

/** One page of requests as its reply. */
const toReply = <Row>({
  rows,
  ...totals
}: { rows: Row[] } & Record<'total' | 'totalPages', number> & { totalIsCapped: boolean }) => ({
  data: rows,
  ...totals,
});

const sent = 'Az ajánlatkérésedet elküldtük!';
const deleted = 'Az ajánlatkérést töröltük!';

const serviceRoutes = (requests: ServiceRequestService, images: RequestImageService): Implementation[] => [
  implement(contract.createServiceRequest, async ({ body, session }) => ({
    insertID: await requests.create(session, body),
    message: sent,
  })),
  implement(contract.listOwnServiceRequests, async ({ query, session }) =>
    toReply(await requests.own(session, query)),
  ),
  implement(contract.searchServiceRequests, async ({ query, session }) =>
    toReply(await requests.search(session, query)),
  ),
  implement(contract.getServiceRequest, async ({ params, session }) => ({
    data: await requests.detail(session, params.id),
  })),
  implement(contract.getServiceRequestRecord, async ({ params, session }) => ({
    data: await requests.record(session, params.id),
  })),
  implement(contract.replaceServiceRequest, async ({ params, session }) => {
    await requests.record(session, params.id);
    throw new ApiError('not_editable');
  }),
  implement(contract.archiveServiceRequest, async ({ params, session }) => {
    await requests.archive(session, params.id);
    return { message: deleted };
  }),
  implement(contract.listServiceRequestImages, async ({ params }) => ({
    data: await images.list(params.requestID),
  })),
  implement(contract.uploadServiceRequestImages, async ({ params, files, session }) => ({
    imagePaths: await images.upload(session, params.id, files),
    message: files.length === 1 ? 'A kép feltöltése sikerült.' : 'A képek feltöltése sikerült.',
  })),
  implement(contract.deleteServiceRequestImage, async ({ params, session }) => {
    await images.remove(session, params.imageID);
    return { message: 'A képet töröltük.' };
  }),
];

const accommodationRoutes = (requests: AccommodationRequestService): Implementation[] => [
  implement(contract.createAccommodationRequest, async ({ body, session }) => ({
    insertID: await requests.create(session, body),
    message: sent,
  })),
  implement(contract.listOwnAccommodationRequests, async ({ query, session }) =>
    toReply(await requests.own(session, query)),
  ),
  implement(contract.searchAccommodationRequests, async ({ query }) => toReply(await requests.search(query))),
  implement(contract.getAccommodationRequest, async ({ params, session }) => ({
    data: await requests.detail(session, params.id),
  })),
  implement(contract.getAccommodationRequestRecord, async ({ params, session }) => ({
    data: await requests.record(session, params.id),
  })),
  implement(contract.replaceAccommodationRequest, async ({ params, session }) => {
    await requests.record(session, params.id);
    throw new ApiError('not_editable');
  }),
  implement(contract.deleteAccommodationRequest, async ({ params, session }) => {
    await requests.remove(session, params.id);
    return { message: deleted };
  }),
  implement(contract.contactAccommodationRequester, async ({ params, body, session }) => {
    await requests.contact(session, params.id, body.message);
    return { message: 'Elküldtük az ajánlatkérőnek, hogy jelentkeztél!' };
  }),
];

const propertyRoutes = (requests: PropertyRequestService): Implementation[] => [
  implement(contract.createPropertyRequest, async ({ body, session }) => ({
    insertID: await requests.create(session, body),
    message: sent,
  })),
  implement(contract.listOwnPropertyRequests, async ({ query, session }) =>
    toReply(await requests.own(session, query)),
  ),
  implement(contract.searchPropertyRequests, async ({ query }) => toReply(await requests.search(query))),
  implement(contract.getPropertyRequest, async ({ params, session }) => ({
    data: await requests.detail(session, params.id),
  })),
  implement(contract.getPropertyRequestRecord, async ({ params, session }) => ({
    data: await requests.record(session, params.id),
  })),
  implement(contract.updatePropertyRequest, async ({ params, body, session }) => {
    await requests.update(session, params.id, body);
    return { message: 'Az ajánlatkérés módosításait elmentettük!' };
  }),
  implement(contract.deletePropertyRequest, async ({ params, session }) => {
    await requests.remove(session, params.id);
    return { message: deleted };
  }),
  implement(contract.listRequestedConditions, async ({ params, session }) => ({
    data: (await requests.detail(session, params.requestID)).conditions,
  })),
  implement(contract.addRequestedCondition, async ({ body, session }) => {
    await requests.choices.add(session, 'conditions', body.requestID, body.conditionID);
    return { message: 'Az állapotot hozzáadtuk.' };
  }),
  implement(contract.deleteRequestedCondition, async ({ params, session }) => {
    await requests.choices.remove(session, 'conditions', params.requestID, params.conditionID);
    return { message: 'Az állapotot levettük.' };
  }),
  implement(contract.listRequestedTechnologies, async ({ params, session }) => ({
    data: (await requests.detail(session, params.requestID)).buildTechnologies,
  })),
  implement(contract.addRequestedTechnology, async ({ body, session }) => {
    await requests.choices.add(session, 'buildTechnologies', body.requestID, body.technologyID);
    return { message: 'Az építési módot hozzáadtuk.' };
  }),
  implement(contract.deleteRequestedTechnology, async ({ params, session }) => {
    await requests.choices.remove(session, 'buildTechnologies', params.requestID, params.technologyID);
    return { message: 'Az építési módot levettük.' };
  }),
];

interface RequestServices {
  serviceRequests: ServiceRequestService;
  images: RequestImageService;
  accommodationRequests: AccommodationRequestService;
  propertyRequests: PropertyRequestService;
}

export const requestRoutes = (services: RequestServices): Implementation[] => [
  ...serviceRoutes(services.serviceRequests, services.images),
  ...accommodationRoutes(services.accommodationRequests),
  ...propertyRoutes(services.propertyRequests),
];
