import { foundStates } from '@piacter/contracts/lifecycle';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { type Duty, listingSpecs } from './listing-kinds.ts';
import type { ListingRef } from './rows/listing-ref.ts';

type Compliance = Pick<Deps, 'config'>['config']['compliance'];

/** What a published listing lacks; undefined where nothing is, and while the operator only warns. */
export async function findMissingDuty(
  trx: Trx,
  { kind, table, idField, listingID }: ListingRef,
  compliance: Compliance,
): Promise<Pick<Duty, 'field' | 'message'> | undefined> {
  const { duty }: { duty: Duty | null } = listingSpecs[kind];
  if (compliance === 'warn' || !duty) return undefined;
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(idField)} = ${listingID}
    and state in (${sql.join(foundStates)}) and ${duty.isMissing}`.execute(trx);
  return rows.length > 0 ? duty : undefined;
}

/** Throws `validation_failed` for a listing that was just published or changed and lacks what its ad has to say. */
export async function assertPublishable(
  trx: Trx,
  listing: ListingRef,
  compliance: Compliance,
): Promise<void> {
  const duty = await findMissingDuty(trx, listing, compliance);
  if (duty) throw invalidField(duty.field, duty.message);
}

/** Throws `conflict` for a listing that lacks what its ad has to say: no package is sold for it. */
export async function assertPromotable(trx: Trx, listing: ListingRef, compliance: Compliance): Promise<void> {
  const duty = await findMissingDuty(trx, listing, compliance);
  if (duty) throw new ApiError('conflict', { message: duty.message });
}
