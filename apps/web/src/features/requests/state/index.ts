export { CloseRequest, PropertyRenewal } from './request-actions.tsx';
export { OwnRequestNotice, RequestEndNote, RequestStateBadge } from './request-state.tsx';
