export { describeSuggestion } from '../../features/understanding/suggestions/describe-suggestion.ts';
export { listCatalogueTexts } from './catalogue-texts.ts';
export { describeMap } from './map-texts.ts';
export { renderTexts } from './render-texts.tsx';
export { searches } from './searches.ts';
