import type { Session } from '../../core/http/session.ts';
import type { Reporter } from '../threads/index.ts';

/** Who reports what people write to each other: the holder of a link, or an account. */
export const toReporter = (session: Session | null, token: string | undefined): Reporter | undefined => {
  if (token !== undefined) return { token };
  return session ? { userID: session.userID } : undefined;
};
