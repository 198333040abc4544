import { roleOfID } from '@piacter/contracts/core';
import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { listingIDFields } from '@piacter/contracts/listings';
import { orderPath, paths } from '@piacter/contracts/site/paths';
import { daysLeft } from '../core/calendar.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { forEachIsolated, readInPages } from '../core/for-each-isolated.ts';
import { getGreetingName } from '../core/formatting.ts';
import type { Deps } from '../deps.ts';
import { createMailOutbox, type MailDraft, withFullStop } from '../features/emails/index.ts';
import {
  type EndingOrder,
  type EndRange,
  isWritten,
  type ReminderTemplate,
  selectEndingOrders,
  selectReminderTemplates,
} from './expiry-reminders.queries.ts';

/**
 * Days on which a reminder may be sent, the first one included, in case the job did not run. Far fewer than the
 * retention of mail records, whose keys prevent a second mail.
 */
const daysToSend = 7;

const toDedupeKey = (orderID: number, emailID: number) => `package-expiry:${orderID}:${emailID}`;

/** Path of the page where the package is ordered again, for the same listing. */
function getOrderPage({ packageID, userType, ...order }: EndingOrder): string {
  const role = roleOfID(userType);
  if (!role) return paths.home;
  const listingID = listingIDFields.map((field) => order[field]).find((id) => id !== null);
  return orderPath(role, packageID, listingID);
}

const toMail = (template: ReminderTemplate, order: EndingOrder, publicUrl: string, now: Date): MailDraft => ({
  template,
  to: order.email,
  values: {
    name: getGreetingName(order),
    days: String(daysLeft(order.validTo, now)),
    package: order.packageName,
    title: order.listingName === null ? '' : withFullStop(`A hirdetésed: ${order.listingName}`),
    url: publicUrl + getOrderPage(order),
  },
  dedupeKey: toDedupeKey(order.orderID, template.emailID),
});

/** The order ends for which a template is due today: at most its interval ahead, and beyond every shorter interval. */
function getEndRange(
  template: ReminderTemplate,
  templates: readonly ReminderTemplate[],
  now: Date,
): EndRange {
  const shorter = templates
    .map(({ intervalDays }) => intervalDays)
    .filter((intervalDays) => intervalDays < template.intervalDays);
  const minDays = Math.max(-1, template.intervalDays - daysToSend, ...shorter);
  const today = toBudapestDay(now);
  const after = startOfDay(addDays(today, minDays + 1));
  return {
    after: after > now ? after : now,
    until: startOfDay(addDays(today, template.intervalDays + 1)),
    activatedBefore: startOfDay(today),
  };
}

/**
 * Sends reminders for packages counted in days: one mail for each order and template, the template's number of days
 * before the last day, or later where the job did not run, but never on the day of activation. Safe to run
 * concurrently, as the mail's deduplication key is unique.
 */
export async function remindOfExpiry(deps: Pick<Deps, 'db' | 'clock' | 'config'>, now: Date): Promise<void> {
  const { db, config } = deps;
  const outbox = createMailOutbox(deps);
  const templates = await selectReminderTemplates(db);

  async function remind(template: ReminderTemplate, order: EndingOrder): Promise<void> {
    const mail = toMail(template, order, config.publicUrl, now);
    if (await isWritten(db, mail.dedupeKey)) return;
    await inTransaction(db, (trx) => outbox.add(trx, mail));
  }

  async function remindAll(template: ReminderTemplate): Promise<void> {
    const ends = getEndRange(template, templates, now);
    const orders = readInPages(
      ({ afterID, limit }) => selectEndingOrders(db, ends, afterID, limit),
      ({ orderID }) => orderID,
    );
    await forEachIsolated(orders, (order) => remind(template, order));
  }

  await forEachIsolated(templates, remindAll);
}
