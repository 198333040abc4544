export { ListReport, MessageReport } from './report-buttons.tsx';
