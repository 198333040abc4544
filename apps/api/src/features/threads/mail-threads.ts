import { roleOfID } from '@piacter/contracts/core';
import { notificationsPath, paths } from '@piacter/contracts/site/paths';
import type { ThreadKind } from '@piacter/contracts/threads/values';
import { sql } from 'kysely';
import { isAfter, type Trx, workInBatches } from '../../core/db/transaction.ts';
import { truncate } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, type MailDraft } from '../emails/index.ts';
import { textFor } from './messages.queries.ts';
import { getMailTime } from './notifications/mail-time.ts';
import { getMailSettings } from './notifications/notifications.queries.ts';
import { getGate, withOwner } from './thread-gate.ts';
import { createThreadAddressing, findRecipient } from './thread-recipients.ts';
import { getOtherName } from './threads.mapper.ts';
import { type PartyRow, selectParties } from './threads.queries.ts';
import { threadText } from './threads.text.ts';
import { mailedKinds } from './write-message.ts';

const { mail: text } = threadText;

/** Sides that are mailed in one transaction. */
const batchSize = 20;
/** Messages that a mail quotes, and characters of each. */
const maxQuoted = 5;
const quotedLength = 600;

type Due = Pick<PartyRow, 'threadID' | 'side'> & { mailCount: number; mailDueAt: Date };

/** A mail that is written now, or when it is looked at again; neither where there is none. */
type Outcome = { mail?: MailDraft; later?: Date };

/** Sides whose unread messages are to be mailed and that no other process has locked. */
const claimDue = (trx: Trx, now: Date, limit: number, after?: Due) =>
  trx
    .selectFrom('thread_parties')
    .select(['threadID', 'side', 'mailCount', 'mailDueAt'])
    .where('mailDueAt', '<=', now)
    .where(isAfter(after, ['mailDueAt', 'threadID', 'side']))
    .orderBy('mailDueAt')
    .orderBy('threadID')
    .orderBy('side')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .$castTo<Due>()
    .execute();

/** When the mail is to be written by the settings of an account; undefined for never. */
const getMailTimeOf = async (trx: Trx, userID: number, kind: ThreadKind, dueAt: Date, now: Date) =>
  getMailTime(await getMailSettings(trx, userID, kind), dueAt, now);

const quote = ({ text: words, fileCount }: { text: string; fileCount: number }): string =>
  [truncate(words, quotedLength), fileCount > 0 ? threadText.files.attached(fileCount) : '']
    .filter(Boolean)
    .join('\n');

/** What the other side wrote after what a side has read, as that side may read it. */
async function quoteUnread(trx: Trx, { threadID, side, readUpTo }: PartyRow): Promise<string> {
  const rows = await trx
    .selectFrom('thread_messages as m')
    .select([textFor(sql.val(side)).as('text'), 'm.fileCount'])
    .where('m.threadID', '=', threadID)
    .where('m.side', '<>', side)
    .where('m.kind', 'in', [...mailedKinds])
    .where('m.withdrawnAt', 'is', null)
    .where('m.messageID', '>', readUpTo)
    .orderBy('m.sequence')
    .execute();
  const quoted = rows.slice(0, maxQuoted).map((row) => quote(row));
  const more = rows.length > maxQuoted ? [text.more(rows.length - maxQuoted)] : [];
  return [...quoted, ...more].join('\n\n');
}

/**
 * The mails about unread messages (MSG-09): one a thread until it was read or a day has passed, masked as the page is,
 * when its reader wants it. Mail and mark are one transaction, and each mail has its number in the outbox.
 */
export function createThreadMailing(deps: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const { db, config } = deps;
  const outbox = createMailOutbox(deps);
  const addressThread = createThreadAddressing(config);

  async function toMail(
    trx: Trx,
    { threadID, side, mailCount, mailDueAt }: Due,
    now: Date,
  ): Promise<Outcome> {
    const party = await selectParties(trx)
      .where('p.threadID', '=', threadID)
      .where('p.side', '=', side)
      .executeTakeFirst();
    const recipient = party && (await findRecipient(trx, party, mailCount === 0));
    if (!party || !recipient || party.unreadCount === 0 || party.isBlocked === 1 || party.isMuted === 1)
      return {};
    const at =
      party.userID === null ? now : await getMailTimeOf(trx, party.userID, party.kind, mailDueAt, now);
    if (!at) return {};
    if (at > now) return { later: at };
    const message = await quoteUnread(trx, party);
    if (message === '') return {};
    const gate = await getGate(trx, withOwner(party), now);
    const { token, url } = await addressThread(trx, party, recipient, now);
    const role = roleOfID(recipient.userType);
    const isUnconfirmed = party.userID === null && party.confirmedAt === null;
    const mail: MailDraft = {
      template: 'unreadMessages',
      to: recipient.to,
      reason: party.userID === null ? 'thread' : 'account',
      values: {
        name: recipient.name,
        url,
        clientName: getOtherName(party, gate),
        title: party.title,
        message,
        reply: isUnconfirmed ? text.notYou : text.answer,
      },
      unsubscribe: {
        oneClickUrl: `${config.publicUrl}/api/thread-mails/one-click-unsubscribe?key=${token}`,
        pageUrl: `${config.publicUrl}${paths.leaveThreadMails}?key=${token}`,
        ...(role && { settings: { url: config.publicUrl + notificationsPath(role), words: text.settings } }),
      },
      dedupeKey: `thread:${threadID}:${side}:${mailCount + 1}`,
    };
    return { mail };
  }

  async function mailDue(trx: Trx, due: Due, now: Date): Promise<void> {
    const { mail, later = null } = await toMail(trx, due, now);
    if (mail) await outbox.add(trx, mail);
    await trx
      .updateTable('thread_parties')
      .set({ mailDueAt: later, ...(mail && { mailedAt: now, mailCount: due.mailCount + 1 }) })
      .where('threadID', '=', due.threadID)
      .where('side', '=', due.side)
      .execute();
  }

  /** Writes the mails of all sides that are due. */
  return (now: Date): Promise<void> =>
    workInBatches(db, {
      size: batchSize,
      claim: (trx, limit, failed: readonly Due[]) => claimDue(trx, now, limit, failed.at(-1)),
      async work(trx, sides) {
        for (const due of sides) await mailDue(trx, due, now);
      },
    });
}
