export { PropertyHighlightCard } from './property-listing-card.tsx';
