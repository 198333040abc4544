import { isRequestKind } from '@piacter/contracts/requests';
import { paths } from '@piacter/contracts/site/paths';
import { isRequestWatch, type WatchKind, watchedRequestKinds } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import { createMailOutbox, type MailDraft } from '../../adapters/mail/index.ts';
import type { Config } from '../../config.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { joinWithCommas, truncate } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { findUser, getGreetingName } from '../accounts/index.ts';
import { findFollowedRequest, newRequestsText } from '../requests/index.ts';
import type { DescribedTarget } from '../search/reverse/index.ts';
import { newEvent } from './matching.queries.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { getWatchAddress } from './watch-names.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import { markMatchesMailed } from './watches.queries.ts';
import { watchText } from './watches.text.ts';

/** Watches that are mailed in one transaction. */
const batchSize = 20;
/** What a mail names; the search has the rest. */
const maxNamed = 20;

interface MailingDeps extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Config, 'jwtSecret' | 'publicUrl'>;
  searches: ReverseSearches;
}

type Found = DescribedTarget & { hasDropped: boolean };

/** 'villanyszerelő, Vác, 3 napon belül' */
const nameRequest = ({ line, terms }: DescribedTarget) => joinWithCommas(line, terms);

/** What was found, each with the address of its page below, of which the mail makes a link. */
function listFound(found: readonly Found[], publicUrl: string): string {
  const blocks = found.slice(0, maxNamed).map((target) => {
    const name = nameRequest(target);
    const lines = [target.hasDropped ? watchText.dropped(name) : name, publicUrl + target.path];
    return [...lines, target.description && truncate(target.description)].filter(Boolean).join('\n');
  });
  const more = found.length > maxNamed ? [watchText.more(found.length - maxNamed)] : [];
  return [...blocks, ...more].join('\n\n');
}

/** The watches that are due and that no other process has locked, locked until the transaction ends. */
const claimDue = (trx: Trx, now: Date) =>
  trx
    .selectFrom('watches')
    .select(['watchID', 'userID', 'email', 'kind', 'originID', 'query', 'name', 'leaveSeed', 'mailCount'])
    .where('nextMailAt', '<=', now)
    .orderBy('nextMailAt')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();

type DueWatch = Awaited<ReturnType<typeof claimDue>>[number];

/**
 * What a watch has found and not told yet, the newest first, each target once. The drop of a price is left to the mail
 * about favourites where the owner of the watch keeps the listing.
 */
async function selectUnmailed(trx: Trx, { watchID, kind, userID }: DueWatch) {
  const { rows } = await sql<{ targetID: number; event: number }>`
    select targetID, max(event) as event from watch_matches as found
    where watchID = ${watchID} and mailedAt is null
      and (event = ${newEvent} or not exists (
        select 1 from favourites where favourites.userID = ${userID} and favourites.kind = ${kind}
          and favourites.listingID = found.targetID))
    group by targetID order by max(matchedAt) desc, targetID desc`.execute(trx);
  return rows;
}

async function markMailed(trx: Trx, { watchID, mailCount }: DueWatch, wasSent: boolean, now: Date) {
  await markMatchesMailed(trx, watchID, now);
  await trx
    .updateTable('watches')
    .set({ nextMailAt: null, mailCount: wasSent ? mailCount + 1 : mailCount })
    .where('watchID', '=', watchID)
    .execute();
}

/**
 * Writes the mails of the watches that are due (WATCH-04). What is not found any more, such as a listing that was paused
 * meanwhile, is left out. Mail and marks are one transaction, and each mail has its number in the outbox, so that it is
 * there once however often the process is killed.
 */
export function createWatchMailing(deps: MailingDeps) {
  const { db, config, searches } = deps;
  const outbox = createMailOutbox(deps);
  const secrets = createWatchSecrets(config.jwtSecret);

  async function findRecipient(
    trx: Trx,
    { userID, email }: DueWatch,
  ): Promise<{ to: string; name: string } | undefined> {
    if (userID === null) return email === null ? undefined : { to: email, name: '' };
    const user = await findUser(trx, userID);
    return user && { to: user.email, name: getGreetingName(user) };
  }

  /** Whether the request of a watch, if it has one, is still open. */
  async function isAlive(trx: Trx, { originID }: DueWatch, kind: WatchKind, now: Date): Promise<boolean> {
    if (originID === null || isRequestWatch(kind) || !isRequestKind(kind)) return true;
    return (await findFollowedRequest(trx, kind, originID, now)) !== undefined;
  }

  async function toMail(trx: Trx, watch: DueWatch, now: Date): Promise<MailDraft | undefined> {
    const kind = watch.kind as WatchKind;
    if (!(await isAlive(trx, watch, kind, now))) return undefined;
    const unmailed = await selectUnmailed(trx, watch);
    const recipient = await findRecipient(trx, watch);
    if (unmailed.length === 0 || !recipient) return undefined;
    const described = await searches[kind].describe(
      trx,
      unmailed.map(({ targetID }) => targetID),
    );
    const found = unmailed.flatMap(({ targetID, event }) => {
      const target = described.get(targetID);
      return target ? [{ ...target, hasDropped: event !== newEvent }] : [];
    });
    const [first, ...others] = found;
    if (!first) return undefined;
    const { publicUrl } = config;
    const list = publicUrl + getWatchAddress({ ...watch, kind }, 'newest');
    const values = {
      name: recipient.name,
      title: watch.name,
      message: listFound(found, publicUrl),
      url: list,
    };
    const { key } = secrets.getLeaveSecret(watch.leaveSeed);
    return {
      ...(isRequestWatch(kind)
        ? {
            template: 'watchedRequests',
            values: {
              ...values,
              request: newRequestsText[watchedRequestKinds[kind]](nameRequest(first), found.length),
              // The subject names the only one, and the button leads to it.
              ...(others.length === 0 && {
                message: truncate(first.description ?? ''),
                url: publicUrl + first.path,
              }),
            },
          }
        : { template: 'watchMatches', values }),
      to: recipient.to,
      reason: watch.userID === null ? 'watch' : 'account',
      unsubscribe: {
        oneClickUrl: `${config.publicUrl}/api/watches/one-click-unsubscribe?key=${key}`,
        pageUrl: `${config.publicUrl}${paths.leaveWatch}?key=${key}`,
      },
      dedupeKey: `watch:${watch.watchID}:${watch.mailCount + 1}`,
    };
  }

  async function mailBatch(now: Date): Promise<number> {
    return inTransaction(db, async (trx) => {
      const due = await claimDue(trx, now);
      for (const watch of due) {
        const mail = await toMail(trx, watch, now);
        if (mail) await outbox.add(trx, mail);
        await markMailed(trx, watch, mail !== undefined, now);
      }
      return due.length;
    });
  }

  /** Writes the mails of all watches that are due. */
  return async (now: Date): Promise<void> => {
    while ((await mailBatch(now)) === batchSize);
  };
}
