import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const randomLength = 32;
const tagLength = 16;

/**
 * The value of the refresh cookie: session id, 32 random bytes and a MAC. Only the hash of the whole is stored. The MAC
 * distinguishes the reuse of a rotated value, which revokes the session, from a forged value, which must not.
 */
export function createRefreshTokens(secret: string) {
  const createTag = (sessionID: number, random: Buffer) =>
    createHmac('sha256', secret)
      .update(`refresh:${sessionID}:`)
      .update(random)
      .digest()
      .subarray(0, tagLength);

  return {
    create: (sessionID: number): string => {
      const random = randomBytes(randomLength);
      return `${sessionID.toString(36)}.${Buffer.concat([random, createTag(sessionID, random)]).toString('base64url')}`;
    },

    /** The session id of a value; null unless its MAC is valid. */
    getSessionID: (value: unknown): number | null => {
      if (typeof value !== 'string') return null;
      const parts = /^([0-9a-z]{1,10})\.([\w-]{64})$/.exec(value);
      if (!parts?.[1] || !parts[2]) return null;
      const sessionID = Number.parseInt(parts[1], 36);
      const bytes = Buffer.from(parts[2], 'base64url');
      const tag = createTag(sessionID, bytes.subarray(0, randomLength));
      return timingSafeEqual(tag, bytes.subarray(randomLength)) ? sessionID : null;
    },
  };
}
