export { createHiddenCopyReports } from './hidden-copies.ts';
export { deleteOldReportedWords } from './message-reports.ts';
export { reportRoutes } from './reports.routes.ts';
export { createReportService } from './reports.service.ts';
export { upholdRequestReports } from './request-reports.ts';
export { createVisibilityService } from './visibility.service.ts';
