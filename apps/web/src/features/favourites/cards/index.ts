export { findCard, type ListedCard, useCards } from './cards-by-id.tsx';
