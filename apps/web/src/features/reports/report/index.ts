export { ListReport, MessageReport, RequestReport } from './report-buttons.tsx';
