export { AskStay } from './ask-stay.tsx';
export { ThreadStays } from './thread-stays.tsx';
