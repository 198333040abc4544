import type { Request } from 'express';
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
 * The payload of an activation link has the credentials of its registration. Thus an attacker who registers somebody
 * else's address gains nothing, since the owner's link activates the owner's password.
 */
const toPayload = (userType: number, passwordHash: string) => `${userType}:${passwordHash}`;

function parsePayload(payload: string | null) {
  const [, userType, passwordHash] = /^([2-5]):(\$2[aby]\$.{56})$/.exec(payload ?? '') ?? [];
  if (!userType || !passwordHash) throw new ApiError('secret_invalid');
  return { userType: Number(userType), passwordHash };
}

/** Registration and its confirmation (AUTH-02, AUTH-03, AUTH-07). */
export function createRegistrationService({
  deps,
  limiter,
  secretGuard,
  hasher,
  outbox,
  mails,
}: AccountParts) {
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
    /** The reply and its duration do not disclose whether the address has an account; its owner gets a mail. */
    async register(registration: Registration) {
      await limiter.takeFor('registration', registration.email);
      assertUncommon('pass', registration.pass, registration.email);
      const passwordHash = await hasher.hash(registration.pass);
      const attempt = () => inTransaction(db, (trx) => record(trx, registration, passwordHash));
      await attempt().catch((error: unknown) => {
        // A concurrent registration inserted the address first; now it is found.
        if (isDuplicate(error)) return attempt();
        throw error;
      });
      return { message: text.registered };
    },

    activate: (activationString: string, request: Request) =>
      secretGuard.count({ request }, () =>
        inTransaction(db, async (trx) => {
          const now = clock.now();
          const link = { purpose: 'activation', secret: activationString, now } as const;
          const { userID, payload } = await consumeSecret(trx, link);
          const isActivated = await activateUser(trx, { userID, ...parsePayload(payload), now });
          if (!isActivated) throw new ApiError('secret_invalid');
          return { message: text.activated };
        }),
      ),
  };
}
