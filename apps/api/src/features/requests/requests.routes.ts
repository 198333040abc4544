import * as contract from '@piacter/contracts/requests';
import { ApiError } from '../../core/http/api-error.ts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { imageMessages } from '../images/index.ts';
import type { AccommodationRequestService } from './accommodation-requests.service.ts';
import type { AllRequestsService } from './all-requests.ts';
import type { RequestSearches } from './followed-request.ts';
import type { PropertyRenewal } from './property-renewal.service.ts';
import type { ChoiceList } from './property-request-choices.ts';
import type { PropertyRequestService } from './property-requests.service.ts';
import type { RequestClosing } from './request-closing.service.ts';
import type { RequestImageService } from './request-images.service.ts';
import type { RequestVisibility } from './request-visibility.service.ts';
import { requestEndText } from './requests.text.ts';
import type { ServiceRequestService } from './service-requests.service.ts';

/** The reply with a page of requests. */
const toReply = <Row>({
  rows,
  ...totals
}: { rows: Row[] } & Record<'total' | 'totalPages', number> & { totalIsCapped: boolean }) => ({
  data: rows,
  ...totals,
});

const sent = 'Az ajánlatkérésedet elküldtük.';
const deleted = 'Az ajánlatkérést töröltük.';

const serviceRoutes = (requests: ServiceRequestService, images: RequestImageService): Implementation[] => [
  implement(contract.createServiceRequest, async ({ body, session }) => ({
    ...(await requests.create(session, body)),
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
    message: imageMessages.uploaded(files.length),
  })),
  implement(contract.deleteServiceRequestImage, async ({ params, session }) => {
    await images.remove(session, params.imageID);
    return { message: imageMessages.deleted };
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
  implement(contract.searchAccommodationRequests, async ({ query, session }) =>
    toReply(await requests.search(session, query)),
  ),
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
    return { message: 'Megírtuk az ajánlatkérőnek, hogy jelentkeztél.' };
  }),
  implement(contract.listHostAnswers, async ({ params, session }) => ({
    data: await requests.answers(session, params.id),
  })),
];

const choiceCalls = {
  conditions: {
    list: contract.listRequestedConditions,
    add: contract.addRequestedCondition,
    remove: contract.deleteRequestedCondition,
    added: 'Az állapotot hozzáadtuk.',
    removed: 'Az állapotot levettük.',
  },
  buildTechnologies: {
    list: contract.listRequestedTechnologies,
    add: contract.addRequestedTechnology,
    remove: contract.deleteRequestedTechnology,
    added: 'Az építés módját hozzáadtuk.',
    removed: 'Az építés módját levettük.',
  },
} as const satisfies Record<ChoiceList, unknown>;

const getEntryID = (of: { conditionID: number } | { technologyID: number }) =>
  'conditionID' in of ? of.conditionID : of.technologyID;

/** The calls of a list of which a property request may have several entries, one entry at a time. */
function choiceRoutes(requests: PropertyRequestService, list: ChoiceList): Implementation[] {
  const calls = choiceCalls[list];
  return [
    implement(calls.list, async ({ params, session }) => ({
      data: (await requests.detail(session, params.requestID))[list],
    })),
    implement(calls.add, async ({ body, session }) => {
      await requests.choices.add(session, list, body.requestID, getEntryID(body));
      return { message: calls.added };
    }),
    implement(calls.remove, async ({ params, session }) => {
      await requests.choices.remove(session, list, params.requestID, getEntryID(params));
      return { message: calls.removed };
    }),
  ];
}

const propertyRoutes = (requests: PropertyRequestService): Implementation[] => [
  implement(contract.createPropertyRequest, async ({ body, session }) => ({
    insertID: await requests.create(session, body),
    message: sent,
  })),
  implement(contract.listOwnPropertyRequests, async ({ query, session }) =>
    toReply(await requests.own(session, query)),
  ),
  implement(contract.searchPropertyRequests, async ({ query, session }) =>
    toReply(await requests.search(session, query)),
  ),
  implement(contract.getPropertyRequest, async ({ params, session }) => ({
    data: await requests.detail(session, params.id),
  })),
  implement(contract.getPropertyRequestRecord, async ({ params, session }) => ({
    data: await requests.record(session, params.id),
  })),
  implement(contract.updatePropertyRequest, async ({ params, body, session }) => {
    await requests.update(session, params.id, body);
    return { message: 'Az ajánlatkérés módosításait elmentettük.' };
  }),
  implement(contract.deletePropertyRequest, async ({ params, session }) => {
    await requests.remove(session, params.id);
    return { message: deleted };
  }),
  ...choiceRoutes(requests, 'conditions'),
  ...choiceRoutes(requests, 'buildTechnologies'),
];

/** What ends a request before its time, or gives it more. */
const endRoutes = ({ closing, renewal, visibility }: RequestServices): Implementation[] => [
  implement(contract.closeRequest, async ({ params: { kind, requestID }, session }) => {
    await closing.close(session, kind, requestID);
    return { message: requestEndText.closed };
  }),
  implement(contract.renewPropertyRequest, async ({ params, session }) => ({
    message: await renewal.byRequester(session, params.id),
  })),
  implement(contract.renewRequestByKey, async ({ body }) => ({ message: await renewal.byKey(body.key) })),
  implement(contract.setRequestVisibility, async ({ params: { kind, requestID }, body, session }) => {
    await visibility.change(session, kind, requestID, body);
    return { message: body.isHidden ? requestEndText.hidden : requestEndText.shown };
  }),
];

interface RequestServices {
  allRequests: AllRequestsService;
  searches: RequestSearches;
  serviceRequests: ServiceRequestService;
  images: RequestImageService;
  accommodationRequests: AccommodationRequestService;
  propertyRequests: PropertyRequestService;
  closing: RequestClosing;
  renewal: PropertyRenewal;
  visibility: RequestVisibility;
}

export const requestRoutes = (services: RequestServices): Implementation[] => [
  ...serviceRoutes(services.serviceRequests, services.images),
  ...accommodationRoutes(services.accommodationRequests),
  ...propertyRoutes(services.propertyRequests),
  ...endRoutes(services),
  implement(contract.listRequestSearches, async ({ params: { kind, requestID }, session }) => ({
    data: (await services.searches.list(session, kind, requestID)).map((query) => ({ query })),
  })),
  implement(contract.listAllRequests, ({ query }) => services.allRequests.list(query)),
];
