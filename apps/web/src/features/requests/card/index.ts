export { FactList } from './fact-list.tsx';
export { RequestCard } from './request-card.tsx';
export {
  formatDuration,
  formatPlace,
  getEndFacts,
  getServiceTitle,
  type RequestSummary,
  type ShortRequest,
  summarizeRequest,
} from './request-summary.ts';
