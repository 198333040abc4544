export { useUnderstoodLabel } from './asked-text.ts';
export { QueryBox } from './query-box.tsx';
