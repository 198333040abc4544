import {
  type ListingKind,
  listingIDFieldByKind,
  listingTableByKind,
} from '@piacter/contracts/listings/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { readLastID } from './bench-database.ts';

/** Tourist destinations; the same for all sizes, so that their times are comparable. */
export const destinations =
  'Siófok|Balatonfüred|Tihany|Keszthely|Hévíz|Hajdúszoboszló|Eger|Sopron|Pécs|Szeged|Debrecen|Győr|Gyula|Bük|Sárvár|Zalakaros|Szilvásvárad|Gyöngyös|Tokaj|Villány|Miskolc|Budapest|Visegrád|Gárdony'.split(
    '|',
  );

/** Counties without a settlement of the same name, and the capital. */
export const counties =
  'Pest|Budapest|Baranya|Bács-Kiskun|Borsod-Abaúj-Zemplén|Fejér|Győr-Moson-Sopron|Hajdú-Bihar|Jász-Nagykun-Szolnok|Komárom-Esztergom|Somogy|Vas'.split(
    '|',
  );

/** Names of settlements, larger ones more often, and the professions of the rows of a table. */
export async function readMarket(
  db: Database,
  { professionsOf = 'service_relations' }: { professionsOf?: 'service_relations' | 'service_requests' } = {},
) {
  const regions = await sql<{ regionName: string; weight: number }>`
    select regionName, weight from regions
    where kind = 'settlement' and countryID = 1 and weight >= 5000 and regionName not like 'Budapest %'
    order by regionID`.execute(db);
  const professions = await sql<{ typeID: number }>`
    select distinct serviceTypeID as typeID from ${sql.table(professionsOf)} order by typeID`.execute(db);
  return {
    settlements: regions.rows.flatMap(({ regionName, weight }) =>
      Array.from({ length: Math.ceil(weight / 20_000) }, () => regionName),
    ),
    professionIDs: professions.rows.map(({ typeID }) => typeID),
  };
}
export type Market = Awaited<ReturnType<typeof readMarket>>;

/** Ids of listings of a kind, which have no gaps from 1 on. */
export async function createPickID(db: Database, kind: ListingKind, { below }: Seeded) {
  const last = await readLastID(db, listingTableByKind[kind], listingIDFieldByKind[kind]);
  return () => 1 + below(last);
}
