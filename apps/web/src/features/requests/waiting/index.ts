export { WhileWaiting } from './while-waiting.tsx';
