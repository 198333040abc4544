export { BusyNights } from './busy-nights.tsx';
export { AskStay, ThreadStays } from './thread-stays.tsx';
