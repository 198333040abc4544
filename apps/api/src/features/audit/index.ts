export { auditRoutes } from './audit.routes.ts';
export { createAuditService } from './audit.service.ts';
