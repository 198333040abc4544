import type { Kysely } from 'kysely';
import { beginThreads } from '../begin-threads.ts';

/** Offers and hosts' answers that were sent before become the first entries of their threads. */
export const up = (db: Kysely<unknown>): Promise<void> => beginThreads(db);
