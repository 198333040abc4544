export { MessageReport } from './message-report.tsx';
