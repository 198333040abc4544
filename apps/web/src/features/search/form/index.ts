export { SearchForm } from './search-form.tsx';
export { text as searchFormText } from './text.ts';
