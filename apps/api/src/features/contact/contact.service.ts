import type { CaptchaChallenge, ContactMessageBody } from '@piacter/contracts/contact';
import { type Captcha, CaptchaUnreachable } from '../../adapters/captcha/index.ts';
import { createMailOutbox } from '../../adapters/mail/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { findAdvertiser } from './contact.queries.ts';
import { contactMail } from './contact-mail.ts';

type ContactDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'log'> & { captcha: Captcha; limiter: Limiter };

/** Seconds after which a provider that did not answer may be asked again. */
const retryAfter = 30;

/** Messages of visitors to advertisers, whose address stays on the server (CON-01). */
export function createContactService(deps: ContactDeps) {
  const { db, config, log, captcha, limiter } = deps;
  const outbox = createMailOutbox(deps);

  async function assertHuman(token: string): Promise<void> {
    try {
      if (await captcha.verify(token)) return;
    } catch (error) {
      if (!(error instanceof CaptchaUnreachable)) throw error;
      log.error({ err: error }, 'captcha');
      throw new ApiError('unavailable', { message: 'reCAPTCHA nem érhető el', retryAfter });
    }
    throw new ApiError('captcha_failed');
  }

  return {
    /** A task of the self-hosted captcha; throws `not_found` while another provider is in force. */
    async challenge(): Promise<CaptchaChallenge> {
      const challenge = await captcha.challenge?.();
      if (!challenge) throw notFound();
      return challenge;
    },

    /** Throws `captcha_failed`, `unavailable`, and `not_found` for whoever is no advertiser with something to show. */
    async send({ captchaToken, userID, ...message }: ContactMessageBody): Promise<void> {
      await assertHuman(captchaToken);
      const advertiser = await findAdvertiser(db, userID);
      if (!advertiser) throw notFound('A címzett nem található!');
      // After the captcha: nobody may use up an advertiser's messages without having worked for each.
      await limiter.takeFor('contact', `user:${userID}`);
      await inTransaction(db, (trx) => outbox.add(trx, contactMail(config.publicUrl, advertiser, message)));
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
