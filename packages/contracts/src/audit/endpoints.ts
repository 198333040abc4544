import { defineEndpoint } from '../core/index.ts';
import { auditPage, auditQuery } from './schemas.ts';

export const listAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/audit-log',
  access: ['admin'],
  summary: 'Changes by admins and payments with the values before and after, newest first.',
  query: auditQuery,
  reply: auditPage,
});
