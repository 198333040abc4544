export { WaitingCount, WaitingNote } from './waiting-note.tsx';
