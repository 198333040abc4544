export { AskStay, ThreadStays } from './thread-stays.tsx';
