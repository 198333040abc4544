export { FactList } from './fact-list.tsx';
export { getOwnStayFacts } from './own-stay-facts.ts';
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
