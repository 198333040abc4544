import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import { withOwner } from './thread-gate.ts';
import { findPartyOfUser } from './threads.queries.ts';
import { threadText } from './threads.text.ts';
import { createMessageWriting } from './write-message.ts';

/** The side of a user; throws `not_found` for anybody else's thread. */
export async function assertPartyOfThread(db: Database, threadID: number, userID: number) {
  const party = await findPartyOfUser(db, threadID, userID);
  if (!party) throw notFound(threadText.notFound);
  return party;
}

/** Writing into threads from other features: what a step of a side says, as its words. */
export function createThreadWriting(deps: Parameters<typeof createMessageWriting>[0]) {
  const write = createMessageWriting(deps);
  return async (
    trx: Trx,
    { threadID, userID, text }: { threadID: number; userID: number; text: string },
    now: Date,
  ) => {
    const party = await assertPartyOfThread(trx, threadID, userID);
    await write(trx, { ...withOwner(party), text }, now);
  };
}

export type WriteIntoThread = ReturnType<typeof createThreadWriting>;
