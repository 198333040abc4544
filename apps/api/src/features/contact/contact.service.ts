import type { CaptchaChallenge, ContactMessageBody } from '@piacter/contracts/contact';
import type { CaptchaLevel } from '@piacter/contracts/core';
import { threadLimits } from '@piacter/contracts/threads/values';
import type { Request } from 'express';
import type { Captcha, CaptchaGate } from '../../adapters/captcha/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { getDisplayName } from '../../core/formatting.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, createUnrequestedMails, findPeople } from '../emails/index.ts';
import { findAdvertised } from '../listings/index.ts';
import { findListingRef, type ListingRef, listingRef } from '../listings/rows/index.ts';
import { describeStay, recordAskedStay } from '../stays/index.ts';
import { countThreadsOfGuest, createThreadBeginning, createThreadCopies } from '../threads/index.ts';
import { findAdvertiser } from './contact.queries.ts';
import { text } from './contact.text.ts';
import { contactMail } from './contact-mail.ts';

/** The listing that a message is about. */
type About = Pick<ListingRef, 'kind' | 'listingID'> & { title: string; ownerID: number };

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'config'> & {
  captcha: Captcha;
  gate: CaptchaGate;
  limiter: Pick<Limiter, 'counter'>;
};

/** Messages of visitors to advertisers, whose mail address is never disclosed (CON-01). */
export function createContactService(deps: ContactDeps) {
  const { db, clock, config, captcha, gate } = deps;
  const begin = createThreadBeginning(deps);
  const outbox = createMailOutbox(deps);
  const toCopy = createThreadCopies(config);
  const copies = createUnrequestedMails(deps.limiter, 'contact-copy');

  /** Whether a copy may be sent: anybody may name the address of somebody else. */
  const mayMail = async (session: Session | null, email: string | null) =>
    session !== null || (email !== null && (await copies.mayMail(email)));

  /**
   * Keeps a message as the beginning of a thread, of a sender with a session or a mail address (MSG-01), with the stay that
   * it asks for; undefined if the advertiser has blocked the sender, who is not told.
   */
  async function keep(
    trx: Trx,
    { kind, listingID, title, ownerID }: About,
    session: Session | null,
    { name, phone, email, message, stay }: Omit<ContactMessageBody, 'captchaToken' | 'userID' | 'wantsCopy'>,
  ): Promise<{ threadID?: number } | undefined> {
    if (session?.userID === ownerID || (!session && email === null)) return {};
    const guest = { name, phone, email: email ?? '' };
    if (!session && (await countThreadsOfGuest(trx, guest.email)) >= threadLimits.guestThreads) return {};
    const other = session ? { userID: session.userID } : { guest };
    const said = { side: 'other', text: message, messageKind: 'contact' } as const;
    try {
      const now = clock.now();
      const { threadID } = await begin(
        trx,
        { kind, targetID: listingID, title, ownerID, other, ...said },
        now,
      );
      const guestID = session?.userID ?? null;
      if (stay && kind === 'accommodation')
        await recordAskedStay(trx, { threadID, ownerID, guestID, accommodationID: listingID, now }, stay);
      return { threadID };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') return undefined;
      throw error;
    }
  }

  /** The name that the thread shows as well: that of the account, or what a visitor has typed. */
  async function findNameInThreads(trx: Trx, session: Session | null, typed: string): Promise<string> {
    const sender = session && (await findPeople(trx, [session.userID])).get(session.userID);
    return sender ? getDisplayName(sender, typed) : typed;
  }

  return {
    /** A challenge of the self-hosted captcha; throws `not_found` for a level of another provider. */
    async challenge(level: CaptchaLevel): Promise<CaptchaChallenge> {
      const challenge = await captcha.challenge(level);
      if (!challenge) throw notFound();
      return challenge;
    },

    /**
     * Mails the message, with the name of the listing that it is about if this is one of the recipient's, of which it opens
     * a thread as well, mailed to the sender on request. Throws `captcha_failed`, `captcha_required`, `unavailable`, and
     * `not_found` unless the user is an advertiser with a published listing.
     */
    async send(
      session: Session | null,
      { captchaToken, userID, wantsCopy, ...message }: ContactMessageBody,
      request: Pick<Request, 'ip'>,
    ): Promise<void> {
      const { demand, count } = gate.open(captchaToken, request);
      await demand('normal');
      const advertiser = await findAdvertiser(db, userID);
      if (!advertiser) throw notFound(text.noRecipient);
      await count('contact', String(userID));
      const { kind, id } = message;
      const ref = findListingRef(message) ?? (kind && id ? listingRef(kind, id) : undefined);
      const listing = ref && (await findAdvertised(db, ref, userID));
      const hasCopy = listing && wantsCopy === 1 && (await mayMail(session, message.email));
      await inTransaction(db, async (trx) => {
        const begun = listing && { ...ref, title: listing.label, ownerID: userID };
        const kept: { threadID?: number } | undefined = begun ? await keep(trx, begun, session, message) : {};
        if (!kept) return;
        const name = await findNameInThreads(trx, session, message.name);
        const asked =
          begun && begun.kind === 'accommodation' && message.stay
            ? await describeStay(trx, begun.listingID, message.stay, clock.now())
            : undefined;
        const about = { advertiser, listing, asked, threadID: kept.threadID };
        await outbox.add(trx, contactMail(config.publicUrl, about, { ...message, name }));
        const copy =
          hasCopy && kept.threadID && (await toCopy(trx, kept.threadID, message.message, clock.now()));
        if (copy) await outbox.add(trx, copy);
      });
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
