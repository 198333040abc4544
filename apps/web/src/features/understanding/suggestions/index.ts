export { describeSuggestion } from './describe-suggestion.ts';
