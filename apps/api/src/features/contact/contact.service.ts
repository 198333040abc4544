import type { CaptchaChallenge, ContactMessageBody } from '@piacter/contracts/contact';
import type { CaptchaLevel } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { Captcha, CaptchaGate } from '../../adapters/captcha/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox } from '../emails/index.ts';
import { findAdvertised } from '../listings/index.ts';
import { findListingRef } from '../listings/rows/index.ts';
import { findAdvertiser } from './contact.queries.ts';
import { text } from './contact.text.ts';
import { contactMail } from './contact-mail.ts';

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { captcha: Captcha; gate: CaptchaGate };

/** Messages of visitors to advertisers, whose mail address is never disclosed (CON-01). */
export function createContactService(deps: ContactDeps) {
  const { db, config, captcha, gate } = deps;
  const outbox = createMailOutbox(deps);

  return {
    /** A challenge of the self-hosted captcha; throws `not_found` for a level of another provider. */
    async challenge(level: CaptchaLevel): Promise<CaptchaChallenge> {
      const challenge = await captcha.challenge(level);
      if (!challenge) throw notFound();
      return challenge;
    },

    /**
     * Mails the message, with the name of the listing that it is about if this is one of the recipient's. Throws
     * `captcha_failed`, `captcha_required`, `unavailable`, and `not_found` unless the user is an advertiser with a
     * published listing.
     */
    async send(
      { captchaToken, userID, ...message }: ContactMessageBody,
      request: Pick<Request, 'ip'>,
    ): Promise<void> {
      const { demand, count } = gate.open(captchaToken, request);
      await demand('normal');
      const advertiser = await findAdvertiser(db, userID);
      if (!advertiser) throw notFound(text.noRecipient);
      await count('contact', String(userID));
      const ref = findListingRef(message);
      const listing = ref && (await findAdvertised(db, ref, userID));
      const mail = contactMail(config.publicUrl, { advertiser, listing }, message);
      await inTransaction(db, (trx) => outbox.add(trx, mail));
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
