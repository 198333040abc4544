import { createRecord } from '../core/values.ts';
import { listingKinds } from '../listings/values.ts';
import { requestKinds } from '../requests/values.ts';

const requestEntities = requestKinds.map((kind) => `${kind}_request` as const);

/**
 * The fields of each entity that the audit log records before and after a change; others are left out, so that no
 * secret, hash or token gets into it. Every field needs its words in the web (`features/audit/text.ts`).
 */
export const auditFields = {
  user: ['role', 'activated', 'deleted', 'blocked', 'reason'],
  service_package: ['packageName', 'packageType', 'packageDesc', 'quantity', 'unitName', 'baseUnit'],
  package_price: ['packageID', 'price', 'startDate'],
  service_order: [
    'packageName',
    'price',
    'created',
    'isActive',
    'paymentState',
    'buyerName',
    'firmName',
    'taxNumber',
    'contactPerson',
    'contactEmail',
    'mobile',
    'tel',
    'shippingPostalCode',
    'countryCode',
    'state',
    'city',
    'address_line1',
    'address_line2',
  ],
  page_content: ['pageName', 'pageUrl', 'content', 'isHomePage', 'published', 'onTheMenu'],
  email_template: ['subject', 'content', 'intervalDays', 'emailType'],
  outbox_mail: ['mailState'],
  profession: ['typeName', 'synonyms'],
  seo_metadata: ['title', 'description', 'ogTitle', 'ogDescription', 'keywords', 'ogImage'],
  ...createRecord(listingKinds, () => ['hidden', 'reason', 'listingState'] as const),
  listing_report: ['reportState', 'reason'],
  ntak_check: ['ntakResult'],
  ...createRecord(requestEntities, () => ['hidden', 'reason'] as const),
} as const;

/** The kinds of rows whose changes are recorded. */
export type AuditEntity = keyof typeof auditFields;

/** A field that the audit log records of some entity. */
export type AuditField = (typeof auditFields)[AuditEntity][number];

/** What happened. The invariants of the stored data rely on those of orders. */
export const auditActions = [
  'created',
  'updated',
  'deleted',
  'order_activated',
  'order_deactivated',
  'order_deleted',
  'order_paid',
  'order_refunded',
  'payment_mismatch',
  'payment_declined',
  'payment_superfluous',
  'refund_started',
  'invoice_issued',
  'invoice_cancelled',
  'invoice_retried',
  'demo_order',
  'listing_hidden',
  'listing_shown',
  'listing_state_changed',
  'request_hidden',
  'request_shown',
  'mail_retried',
  'user_blocked',
  'user_unblocked',
  'activation_resent',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Longer texts are cut in the audit log; in UTF-16 units. */
export const auditTextLimit = 2000;
