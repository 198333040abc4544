export { WaitingCount } from './waiting-count.tsx';
export { WaitingNote } from './waiting-note.tsx';
