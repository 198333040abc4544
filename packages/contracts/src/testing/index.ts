export { collectExecutedFiles } from './executed-files.ts';
export * from './search-cases.ts';
export { stayCases, stayTariffs } from './stay-cases.ts';
