export { FactList } from './fact-list.tsx';
export { RequestCard } from './request-card.tsx';
export {
  formatDuration,
  formatPlace,
  getServiceTitle,
  type RequestSummary,
  summarizeRequest,
} from './request-summary.ts';
