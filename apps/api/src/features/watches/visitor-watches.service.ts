import { randomUUID } from 'node:crypto';
import { dayMs } from '@piacter/contracts/core/days';
import { paths } from '@piacter/contracts/site/paths';
import { daysToConfirmWatch, dropWords, type WatchBody, type WatchKind } from '@piacter/contracts/watches';
import type { Request } from 'express';
import type { CaptchaGate } from '../../adapters/captcha/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { invalidField } from '../../core/http/api-error.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, createUnrequestedMails, type MailDraft } from '../emails/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { assertMayFollow, createWatchSaving, getCanonicalQuery } from './new-watches.ts';
import { createWatchNames } from './watch-names.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import { getLinkSeed, updateWatchRow } from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface VisitorWatchDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  limiter: Pick<Limiter, 'counter'>;
  gate: CaptchaGate;
  lookups: Pick<LookupService, 'names'>;
  places: Pick<PlaceService, 'gazetteer'>;
}

/** Searches that somebody follows without an account: by a mail address, which is confirmed first (WATCH-01). */
export function createVisitorWatches({
  db,
  clock,
  config,
  limiter,
  gate,
  lookups,
  places,
}: VisitorWatchDeps) {
  const secrets = createWatchSecrets(config.jwtSecret);
  const nameWatch = createWatchNames(lookups);
  const outbox = createMailOutbox({ clock, config });
  const mails = createUnrequestedMails(limiter, 'watch');
  const { findOrInsert } = createWatchSaving({ clock, config });

  /** Counts calls for the address and from the client address; says whether the address may get one more mail. */
  async function admit(email: string, captchaToken: string | undefined, request: Request): Promise<boolean> {
    const { demand, count } = gate.open(captchaToken, request);
    await demand('normal');
    await count('watch', email);
    return mails.mayMail(email);
  }

  const confirmationMail = (to: string, title: string, key: string): MailDraft => ({
    template: 'watchConfirmation',
    to,
    values: {
      url: `${config.publicUrl}${paths.confirmWatch}?key=${key}`,
      title,
      days: String(daysToConfirmWatch),
    },
    dedupeKey: `watch-confirmation:${randomUUID()}`,
  });

  /** The name of a search without words of strangers: of its places only those that the gazetteer spells so. */
  async function nameWithoutWords(kind: WatchKind, query: string): Promise<string> {
    const { settlementsNamed, regionsNamed } = await places.gazetteer();
    const isPlace = (text: string) =>
      [...settlementsNamed(text), ...regionsNamed(text)].some(({ regionName }) => regionName === text);
    return nameWatch(kind, dropWords(kind, query, isPlace));
  }

  return {
    /**
     * Saves the search and mails the link that confirms it, in words of ours only: anybody may name the address. Returns the
     * id. Throws `captcha_required`, `captcha_failed`, `unavailable`, `watch_limit_reached`.
     */
    async create(
      { kind, query: given, frequency, email, captchaToken }: WatchBody,
      request: Request,
    ): Promise<number> {
      assertMayFollow(kind, null);
      const query = getCanonicalQuery(kind, given);
      if (!email) throw invalidField('email', watchText.noEmail);
      const mayMail = await admit(email, captchaToken, request);
      const watch = { kind, query, frequency, defaultName: await nameWatch(kind, query) };
      const title = await nameWithoutWords(kind, query);
      return inTransaction(db, async (trx) => {
        const watchID = await findOrInsert(trx, { email }, watch);
        if (!mayMail) return watchID;
        const { key, hash } = secrets.getConfirmation(await getLinkSeed(trx, watchID));
        const confirmUntil = new Date(clock.now().getTime() + daysToConfirmWatch * dayMs);
        await updateWatchRow(trx, watchID, { confirmHash: hash, confirmUntil });
        await outbox.add(trx, confirmationMail(email, title, key));
        return watchID;
      });
    },
  };
}

export type VisitorWatches = ReturnType<typeof createVisitorWatches>;
