export { AskBox } from './ask-box.tsx';
export { useUnderstoodLabel } from './asked-text.ts';
