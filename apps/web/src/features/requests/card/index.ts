export { getOwnStayFacts } from './own-stay-facts.ts';
export { FactList, RequestCard } from './request-card.tsx';
export {
  formatAnswered,
  formatDuration,
  formatPlace,
  getEndFacts,
  getServiceTitle,
  type RequestFact,
  type RequestSummary,
  type ShortRequest,
  summarizeRequest,
} from './request-summary.ts';
