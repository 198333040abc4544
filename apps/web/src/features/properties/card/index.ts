export { PropertyHighlightCard, PropertyResultCard } from './property-listing-card.tsx';
