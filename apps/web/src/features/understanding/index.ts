export { AskBox } from './ask-box.tsx';
export { useUnderstoodLabel } from './asked-text.ts';
export { describeSuggestion } from './describe-suggestion.ts';
