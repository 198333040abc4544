import { ApiError } from '../../core/http/api-error.ts';

/** What an activation link activates, stored with its secret. */
export interface PendingRegistration {
  userType: number;
  passwordHash: string;
  /** Hash of the cookie of the browser that registered; null in links of former versions. */
  browserHash: Buffer | null;
}

/**
 * The payload of an activation link has the credentials of its registration. Thus an attacker who registers somebody
 * else's address gains nothing, since the owner's link activates the owner's password.
 */
export const serializeRegistration = ({ userType, passwordHash, browserHash }: PendingRegistration): string =>
  [userType, passwordHash, browserHash?.toString('hex') ?? ''].join(':');

/** Throws `secret_invalid` for a malformed payload. */
export function parseRegistration(payload: string | null): PendingRegistration {
  const pattern = /^([2-5]):(\$2[aby]\$.{56})(?::([0-9a-f]{64})?)?$/;
  const [, userType, passwordHash, browserHash] = pattern.exec(payload ?? '') ?? [];
  if (!userType || !passwordHash) throw new ApiError('secret_invalid');
  return {
    userType: Number(userType),
    passwordHash,
    browserHash: browserHash ? Buffer.from(browserHash, 'hex') : null,
  };
}
