export { ListReport } from './list-report.tsx';
export { MessageReport } from './message-report.tsx';
