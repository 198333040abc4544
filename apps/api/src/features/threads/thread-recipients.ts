import { roleOfID } from '@piacter/contracts/core';
import { paths, threadPath } from '@piacter/contracts/site/paths';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { getGreetingName } from '../../core/formatting.ts';
import { findUser } from '../accounts/index.ts';
import { createThreadLink } from './thread-links.ts';
import type { PartyRow } from './threads.queries.ts';

export interface Recipient {
  to: string;
  name: string;
  twoFactor: number;
  userType: number;
}

/**
 * Whom to write to; undefined for an account that was deleted or blocked, and for a guest who has not answered, but for
 * the first mail.
 */
export async function findRecipient(
  trx: Trx,
  party: PartyRow,
  isFirst: boolean,
): Promise<Recipient | undefined> {
  if (party.userID !== null) {
    const user = await findUser(trx, party.userID);
    if (!user || user.blockedAt) return undefined;
    return {
      to: user.email,
      name: getGreetingName(user),
      twoFactor: user.twoFactor,
      userType: user.userType,
    };
  }
  if (party.email === null || (party.confirmedAt === null && !isFirst)) return undefined;
  return { to: party.email, name: party.name ?? '', twoFactor: 0, userType: 0 };
}

/** A new link for a mail, and the address of its button: whoever logs in in two steps does so here as well. */
export const createThreadAddressing =
  ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  async (trx: Trx, party: PartyRow, { twoFactor, userType }: Recipient, now: Date) => {
    const token = await createThreadLink(trx, party, now);
    const role = roleOfID(userType);
    const path = twoFactor === 1 && role ? threadPath(role, party.threadID) : paths.guestThread(token);
    return { token, url: publicUrl + path };
  };
