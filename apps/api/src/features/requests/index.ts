export { createAccommodationRequestService } from './accommodation-requests.service.ts';
export { createAllRequestsService } from './all-requests.ts';
export { setRequestsBlocked } from './blocked-requests.ts';
export { deleteContactViews } from './contact-views.ts';
export { createRequestEnding } from './end-requests.ts';
export { createRequestSearches, findFollowedRequest } from './followed-request.ts';
export { refreshFound } from './found-requests.ts';
export { closePastStays } from './past-stays.ts';
export { createPropertyRenewal } from './property-renewal.service.ts';
export { createPropertyRequestService } from './property-requests.service.ts';
export { removeHostContacts, removeRequestsOfUser } from './remove-requests.ts';
export { findReportedRequests, lockReportedRequest } from './reported-requests.ts';
export { createRequestAdmission } from './request-admission.ts';
export { createRequestClosing } from './request-closing.service.ts';
export { createRequestFollowers } from './request-columns.ts';
export { describeRequest, describeRequests, describeWorkPlace } from './request-descriptions.ts';
export { createRequestImageService } from './request-images.service.ts';
export {
  assertOwnRequest,
  getViewpoint,
  requestNotFound,
  requestTables,
} from './request-kinds.ts';
export { assertAnswerable, getRequestState, isOpen, requestStatus } from './request-states.ts';
export { createRequestVisibility } from './request-visibility.service.ts';
export { createRequesterContacts } from './requester-contact.ts';
export { requestRoutes } from './requests.routes.ts';
export { newRequestsText, requestEndText } from './requests.text.ts';
export { createRequestReverseSearches } from './reverse-searches.ts';
export { createServiceRequestService } from './service-requests.service.ts';
export { isShownAnswer, isShownOffer } from './shown-answers.ts';
export { type Batch, spellPlacedRequests, spellServiceRequests } from './spell-requests.ts';
