import { z } from 'zod';
import {
  day,
  fieldsReply,
  id,
  instant,
  line,
  nullableText,
  page,
  searchTextLimit,
  textID,
  typedKeys,
} from '../core/index.ts';
import { auditActions, auditFields } from './values.ts';

const auditEntities = typedKeys(auditFields);

export const auditQuery = z.object({
  /** The beginning of the acting user's e-mail address. */
  actor: line(searchTextLimit).optional(),
  action: z.enum(auditActions).optional(),
  entity: z.enum(auditEntities).optional(),
  entityID: textID.optional(),
  dateFrom: day.optional(),
  dateTo: day.optional(),
  page,
});
export type AuditQuery = z.output<typeof auditQuery>;

/** Values by field name. */
const values = z.record(z.string(), z.unknown());

export const auditEntry = z.object({
  auditID: id,
  at: instant,
  /** Null for the payment provider and jobs. */
  actorID: id.nullable(),
  /** Null for a deleted user too. */
  actorEmail: nullableText,
  action: z.enum(auditActions),
  entity: z.enum(auditEntities),
  entityID: id.nullable(),
  /** The changed fields; null for a row that did not exist then. */
  before: values.nullable(),
  after: values.nullable(),
  detail: values,
});
export type AuditLogEntry = z.infer<typeof auditEntry>;

export const auditPage = fieldsReply({
  data: z.array(auditEntry),
  totalPages: z.int().nonnegative(),
  total: z.int().nonnegative(),
});
