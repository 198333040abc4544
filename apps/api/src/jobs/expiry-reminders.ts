import { roleOfID } from '@piacter/contracts/core';
import { packageTypes, packageTypesOfListing } from '@piacter/contracts/packages';
import { createMailOutbox, type MailDraft, withFullStop } from '../adapters/mail/index.ts';
import { addDays, daysLeft, startOfDay, toCalendarDay } from '../core/calendar.ts';
import { inTransaction } from '../core/db/transaction.ts';
import type { Deps } from '../deps.ts';
import { getDisplayName } from '../features/accounts/index.ts';
import { ownListingsPath } from '../features/listings/index.ts';
import {
  type EndingOrder,
  type EndRange,
  type ReminderTemplate,
  selectEndingOrders,
  selectReminderTemplates,
  selectSentKeys,
} from './expiry-reminders.queries.ts';

const batchSize = 200;
/**
 * Days on which a reminder may be sent, the first one included: the job may not have run. Far fewer than the outbox
 * keeps its records, so that a mail which was sent is not forgotten and sent again.
 */
const daysToSend = 7;

const toDedupeKey = (orderID: number, emailID: number) => `package-expiry:${orderID}:${emailID}`;

/** The page where the package can be ordered anew. */
function getOrderPage({ packageType, userType }: EndingOrder): string {
  const role = roleOfID(userType);
  if (!role) return '/';
  if (packageTypesOfListing.has(packageType)) return ownListingsPath(role);
  return packageType === packageTypes.contactData
    ? `/${role}/ajanlatkerok-keresese`
    : `/${role}/kozossegi-media-linkek`;
}

const toMail = (template: ReminderTemplate, order: EndingOrder, publicUrl: string, now: Date): MailDraft => ({
  template,
  to: order.email,
  values: {
    name: getDisplayName(order),
    days: String(daysLeft(order.validTo, now)),
    package: order.packageName,
    title: order.listingName === null ? '' : withFullStop(`A hirdetésed: ${order.listingName}`),
    url: publicUrl + getOrderPage(order),
  },
  dedupeKey: toDedupeKey(order.orderID, template.emailID),
});

/** Ends that a template speaks of today: at most its interval ahead, and none that a shorter interval speaks of. */
function getEndRange(
  template: ReminderTemplate,
  templates: readonly ReminderTemplate[],
  now: Date,
): EndRange {
  const shorter = templates
    .map(({ intervalDays }) => intervalDays)
    .filter((intervalDays) => intervalDays < template.intervalDays);
  const least = Math.max(-1, template.intervalDays - daysToSend, ...shorter);
  const today = toCalendarDay(now);
  const after = startOfDay(addDays(today, least + 1));
  return {
    after: after > now ? after : now,
    until: startOfDay(addDays(today, template.intervalDays + 1)),
    activatedBefore: startOfDay(today),
  };
}

/**
 * Reminds of packages counted in days that end soon: one mail an order and template, so many days before the last
 * day as the template says, or later where the job did not run, but never on the day of activation itself. Any
 * number of processes may do it at once: the mail's key lets one of them win.
 */
export async function remindOfExpiry(deps: Pick<Deps, 'db' | 'clock' | 'config'>, now: Date): Promise<void> {
  const { db, config } = deps;
  const outbox = createMailOutbox(deps);
  const templates = await selectReminderTemplates(db);

  async function remind(template: ReminderTemplate, orders: readonly EndingOrder[]): Promise<void> {
    const drafts = orders.map((order) => toMail(template, order, config.publicUrl, now));
    const known = await selectSentKeys(
      db,
      drafts.map(({ dedupeKey }) => dedupeKey),
    );
    await inTransaction(db, async (trx) => {
      for (const draft of drafts) if (!known.has(draft.dedupeKey)) await outbox.add(trx, draft);
    });
  }

  for (const template of templates) {
    const ends = getEndRange(template, templates, now);
    let last = 0;
    for (;;) {
      const orders = await selectEndingOrders(db, ends, last, batchSize);
      await remind(template, orders);
      last = orders.at(-1)?.orderID ?? last;
      if (orders.length < batchSize) break;
    }
  }
}
