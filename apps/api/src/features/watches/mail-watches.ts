import { paths } from '@piacter/contracts/site/paths';
import {
  getWatchAddress,
  isRequestWatch,
  type WatchKind,
  watchedRequestKinds,
} from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { isAfter, type Trx, workInBatches } from '../../core/db/transaction.ts';
import { getGreetingName, joinWithCommas, truncate } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, findPeople, type MailDraft, type Person } from '../emails/index.ts';
import { newRequestsText } from '../requests/index.ts';
import type { DescribedTarget } from '../search/reverse/index.ts';
import {
  dropTakenAgain,
  freedEvent,
  markMatchesMailed,
  newEvent,
  selectUnmailed,
  type Unmailed,
} from './matches.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import { selectClosed, updateWatchRow } from './watches.queries.ts';
import { watchText } from './watches.text.ts';

/** Watches that are mailed in one transaction. */
const batchSize = 20;
/** What a mail names; the search has the rest. */
const maxNamed = 20;

interface MailingDeps extends Pick<Deps, 'db' | 'clock'> {
  config: Pick<Config, 'jwtSecret' | 'publicUrl'>;
  searches: ReverseSearches;
}

/** 'villanyszerelő, Vác, 3 napon belül' */
const nameRequest = ({ line, terms }: DescribedTarget) => joinWithCommas(line, terms);

type Found = DescribedTarget & { event: number };

/** What is said of a target: what it is, and what has happened to it. */
function nameFound(target: Found): string {
  const name = nameRequest(target);
  if (target.event === newEvent) return name;
  return target.event === freedEvent ? watchText.freed(name) : watchText.dropped(name, target.before);
}

/** What was found, each with its picture and the address of its page, of which the mail makes picture and link. */
function listFound(found: readonly Found[], publicUrl: string): string {
  const blocks = found.slice(0, maxNamed).map((target) => {
    const lines = [target.picture && publicUrl + target.picture, nameFound(target), publicUrl + target.path];
    return [...lines, target.description && truncate(target.description)].filter(Boolean).join('\n');
  });
  const more = found.length > maxNamed ? [watchText.more(found.length - maxNamed)] : [];
  return [...blocks, ...more].join('\n\n');
}

/**
 * The watches that are due and that no other process has locked, locked until the transaction ends. Those of a blocked
 * account wait until its block ends.
 */
const claimDue = (trx: Trx, now: Date, limit: number, after?: { nextMailAt: Date | null; watchID: number }) =>
  trx
    .selectFrom('watches')
    .select([
      'watchID',
      'userID',
      'email',
      'kind',
      'originID',
      'query',
      'name',
      'leaveSeed',
      'leaveHash',
      'mailCount',
      'nextMailAt',
    ])
    .where('nextMailAt', '<=', now)
    .where(isAfter(after, ['nextMailAt', 'watchID']))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.userID')
            .whereRef('users.userID', '=', 'watches.userID')
            .where('users.blockedAt', 'is not', null),
        ),
      ),
    )
    .orderBy('nextMailAt')
    .orderBy('watchID')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

type DueWatch = Awaited<ReturnType<typeof claimDue>>[number];

async function markMailed(
  trx: Trx,
  watchIDs: readonly number[],
  mailedIDs: readonly number[],
  now: Date,
): Promise<void> {
  await markMatchesMailed(trx, watchIDs, now);
  const wasMailed = mailedIDs.length === 0 ? sql`false` : sql`watchID in (${sql.join(mailedIDs)})`;
  await trx
    .updateTable('watches')
    .set({ nextMailAt: null, mailCount: sql`mailCount + if(${wasMailed}, 1, 0)` })
    .where('watchID', 'in', watchIDs)
    .execute();
}

/** Everything that the mails of a batch are made of, read by a statement for each kind of thing. */
interface Batch {
  closed: ReadonlySet<number>;
  people: ReadonlyMap<number, Person>;
  unmailed: ReadonlyMap<number, readonly Unmailed[]>;
  targets: ReadonlyMap<string, ReadonlyMap<number, DescribedTarget>>;
}

async function readBatch(
  trx: Trx,
  searches: ReverseSearches,
  due: readonly DueWatch[],
  now: Date,
): Promise<Batch> {
  const watchIDs = due.map(({ watchID }) => watchID);
  const unmailed = await selectUnmailed(trx, watchIDs);
  const targets = new Map<string, ReadonlyMap<number, DescribedTarget>>();
  for (const [kind, watches] of Map.groupBy(due, (watch) => watch.kind as WatchKind)) {
    const found = watches.flatMap(({ watchID }) => unmailed.get(watchID) ?? []);
    targets.set(
      kind,
      await searches[kind].describe(trx, [...new Set(found.map(({ targetID }) => targetID))]),
    );
  }
  const ofRequests = due.flatMap(({ watchID, originID }) => (originID === null ? [] : watchID));
  return {
    closed: ofRequests.length === 0 ? new Set() : await selectClosed(trx, ofRequests, now),
    people: await findPeople(
      trx,
      due.flatMap(({ userID }) => userID ?? []),
    ),
    unmailed,
    targets,
  };
}

function findRecipient(
  { userID, email }: DueWatch,
  people: Batch['people'],
): { to: string; name: string } | undefined {
  if (userID === null) return email === null ? undefined : { to: email, name: '' };
  const person = people.get(userID);
  return person && { to: person.email, name: getGreetingName(person) };
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

  function toMail(watch: DueWatch, { closed, people, unmailed, targets }: Batch): MailDraft | undefined {
    const kind = watch.kind as WatchKind;
    const recipient = findRecipient(watch, people);
    if (!recipient || closed.has(watch.watchID)) return undefined;
    const found = (unmailed.get(watch.watchID) ?? []).flatMap(({ targetID, event }) => {
      const target = targets.get(kind)?.get(targetID);
      return target ? [{ ...target, event }] : [];
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
    const key = secrets.getUnsubscribeKey(watch.leaveSeed);
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
        pageUrl: `${config.publicUrl}${paths.unsubscribeWatch}?key=${key}`,
        settings: { url: `${config.publicUrl}${paths.adjustWatch}?key=${key}`, words: watchText.settings },
      },
      dedupeKey: `watch:${watch.watchID}:${watch.mailCount + 1}`,
    };
  }

  async function mailDue(trx: Trx, due: readonly DueWatch[], now: Date): Promise<void> {
    await dropTakenAgain(trx, searches, due);
    const batch = await readBatch(trx, searches, due, now);
    const mails = due.flatMap((watch) => {
      const mail = toMail(watch, batch);
      return mail ? [{ watch, mail }] : [];
    });
    await outbox.add(trx, ...mails.map(({ mail }) => mail));
    const toIDs = (watches: readonly DueWatch[]) => watches.map(({ watchID }) => watchID);
    // The secret of the installation may be another one than at the last mail.
    for (const { watchID, leaveSeed, leaveHash: known } of mails.map(({ watch }) => watch)) {
      const leaveHash = secrets.getUnsubscribeHash(leaveSeed);
      if (!leaveHash.equals(known)) await updateWatchRow(trx, watchID, { leaveHash });
    }
    await markMailed(trx, toIDs(due), toIDs(mails.map(({ watch }) => watch)), now);
  }

  /** Writes the mails of all watches that are due. */
  return (now: Date): Promise<void> =>
    workInBatches(db, {
      size: batchSize,
      claim: (trx, limit, failed: readonly DueWatch[]) => claimDue(trx, now, limit, failed.at(-1)),
      work: (trx, due) => mailDue(trx, due, now),
    });
}
