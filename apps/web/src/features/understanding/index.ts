export { useUnderstoodLabel } from './asked-text.ts';
export { describeSuggestion } from './describe-suggestion.ts';
export { QueryBox } from './query-box.tsx';
