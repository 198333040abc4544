export { OfferStatusBadge } from './offer-status-badge.tsx';
