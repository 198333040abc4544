export { FactList } from './fact-list.tsx';
export { RequestCard } from './request-card.tsx';
export {
  formatDuration,
  formatPlace,
  getServiceTitle,
  type RequestSummary,
  type ShortRequest,
  summarizeRequest,
} from './request-summary.ts';
