import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import { withOwner } from './thread-gate.ts';
import { canWrite } from './threads.mapper.ts';
import { findPartyOfUser, type PartyRow } from './threads.queries.ts';
import { threadText } from './threads.text.ts';
import { createMessageWriting } from './write-message.ts';

/** The side of a user; throws `not_found` for anybody else's thread. */
export async function getPartyOfUser(db: Database, threadID: number, userID: number): Promise<PartyRow> {
  const party = await findPartyOfUser(db, threadID, userID);
  if (!party) throw notFound(threadText.notFound);
  return party;
}

/**
 * Writing into threads from other features: what a step of a stay says, as the side's words, which stay with the step. Nothing is written where neither
 * side can write any more.
 */
export function createThreadWriting(deps: Parameters<typeof createMessageWriting>[0]) {
  const write = createMessageWriting(deps);
  return async (trx: Trx, party: PartyRow, text: string, now: Date): Promise<void> => {
    if (canWrite(party)) await write(trx, { ...withOwner(party), text, messageKind: 'stay' }, now);
  };
}

export type WriteIntoThread = ReturnType<typeof createThreadWriting>;
