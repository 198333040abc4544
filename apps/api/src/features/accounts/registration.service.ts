import { inTransaction, isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { AccountParts } from './account-parts.ts';
import { text } from './accounts.text.ts';
import { assertUncommon } from './common-passwords.ts';
import { consumeSecret, issueSecret } from './one-time-secrets.ts';
import { activateUser, findUserByEmail, insertUser, replaceRegistration } from './users.queries.ts';

interface Registration {
  email: string;
  pass: string;
  userType: number;
}

/**
 * An activation link carries the credentials of the registration that it was mailed for. Whoever registers
 * somebody else's address gains nothing: the owner's own link brings the owner's own password with it.
 */
const toPayload = (userType: number, passwordHash: string) => `${userType}:${passwordHash}`;

function parsePayload(payload: string | null) {
  const [, userType, passwordHash] = /^([2-5]):(\$2[aby]\$.{56})$/.exec(payload ?? '') ?? [];
  if (!userType || !passwordHash) throw new ApiError('secret_invalid');
  return { userType: Number(userType), passwordHash };
}

/** Registration and its confirmation (AUTH-02, AUTH-03, AUTH-07). */
export function createRegistrationService({ deps, limiter, hasher, outbox, mails }: AccountParts) {
  const { db, clock } = deps;

  async function record(trx: Trx, { email, userType }: Registration, passwordHash: string): Promise<void> {
    const now = clock.now();
    const found = await findUserByEmail(trx, email);
    if (found?.deletedAt) return;
    if (found?.activatedAt) {
      await outbox.add(trx, mails.alreadyRegistered(found));
      return;
    }
    if (found) await replaceRegistration(trx, { userID: found.userID, userType, passwordHash, now });
    const userID =
      found?.userID ?? (await insertUser(trx, { email, userType, passwordHash, activatedAt: null, now }));
    const payload = toPayload(userType, passwordHash);
    const secret = await issueSecret(trx, { userID, purpose: 'activation', payload, now });
    await outbox.add(trx, mails.activation(email, secret));
  }

  return {
    /** Says the same, after the same work, whether or not the address has an account; the mail tells its owner. */
    async register(registration: Registration) {
      await limiter.takeFor('registration', registration.email);
      assertUncommon('pass', registration.pass, registration.email);
      const passwordHash = await hasher.hash(registration.pass);
      const attempt = () => inTransaction(db, (trx) => record(trx, registration, passwordHash));
      await attempt().catch((error: unknown) => {
        // Somebody was faster with the same address; now it is found.
        if (isDuplicate(error)) return attempt();
        throw error;
      });
      return { message: text.registered };
    },

    activate: (activationString: string) =>
      inTransaction(db, async (trx) => {
        const now = clock.now();
        const { userID, payload } = await consumeSecret(trx, {
          purpose: 'activation',
          secret: activationString,
          now,
        });
        const isActivated = await activateUser(trx, { userID, ...parsePayload(payload), now });
        if (!isActivated) throw new ApiError('secret_invalid');
        return { message: text.activated };
      }),
  };
}
