export { type Ending, getEnding } from './ending.ts';
export {
  getReservationWords,
  isReservable,
  isReversible,
  type MovableListing,
  type Move,
  moveListing,
} from './moves.ts';
export { StateBadge } from './state-badge.tsx';
export { StateButtons } from './state-buttons.tsx';
export { StateNote } from './state-note.tsx';
