import type { CaptchaChallenge, ContactMessageBody } from '@piacter/contracts/contact';
import { type Captcha, createCaptchaCheck } from '../../adapters/captcha/index.ts';
import { createMailOutbox } from '../../adapters/mail/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { findAdvertised, findListingRef } from '../listings/index.ts';
import { findAdvertiser } from './contact.queries.ts';
import { text } from './contact.text.ts';
import { contactMail } from './contact-mail.ts';

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { captcha: Captcha; limiter: Limiter };

/** Messages of visitors to advertisers, whose mail address is never disclosed (CON-01). */
export function createContactService(deps: ContactDeps) {
  const { db, config, log, captcha, limiter } = deps;
  const outbox = createMailOutbox(deps);
  const assertHuman = createCaptchaCheck(captcha, log);

  return {
    /** A challenge of the self-hosted captcha; throws `not_found` when another provider is configured. */
    async challenge(): Promise<CaptchaChallenge> {
      const challenge = await captcha.challenge?.();
      if (!challenge) throw notFound();
      return challenge;
    },

    /**
     * Mails the message, with the name of the listing that it is about if this is one of the recipient's. Throws
     * `captcha_failed`, `unavailable`, and `not_found` unless the user is an advertiser with a published listing.
     */
    async send({ captchaToken, userID, ...message }: ContactMessageBody): Promise<void> {
      await assertHuman(captchaToken);
      const advertiser = await findAdvertiser(db, userID);
      if (!advertiser) throw notFound(text.noRecipient);
      // After the captcha: otherwise a bot could exhaust an advertiser's limit without solving any.
      await limiter.takeFor('contact', `user:${userID}`);
      const ref = findListingRef(message);
      const listing = ref && (await findAdvertised(db, ref, userID));
      const mail = contactMail(config.publicUrl, { advertiser, listing }, message);
      await inTransaction(db, (trx) => outbox.add(trx, mail));
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
