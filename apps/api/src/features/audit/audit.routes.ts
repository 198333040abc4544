import { listAuditLog } from '@piacter/contracts/audit';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { AuditService } from './audit.service.ts';

export const auditRoutes = (audit: AuditService): Implementation[] => [
  implement(listAuditLog, ({ query }) => audit.list(query)),
];
