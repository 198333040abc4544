export { FactList } from './fact-list.tsx';
export { RequestCard } from './request-card.tsx';
export {
  formatAnswered,
  formatDuration,
  formatPlace,
  getEndFacts,
  getServiceTitle,
  type RequestSummary,
  type ShortRequest,
  summarizeRequest,
} from './request-summary.ts';
