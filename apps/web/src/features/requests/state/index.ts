export { CloseRequest } from './close-request.tsx';
export { OwnRequestNotice } from './own-request-notice.tsx';
export { PropertyRenewal } from './property-renewal.tsx';
export { RequestEndNote } from './request-end-note.tsx';
export { RequestStateBadge } from './request-state-badge.tsx';
