export { text as auditWords } from './text.ts';
