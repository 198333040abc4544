import type { Database } from '@piacter/db';
import { sql } from 'kysely';

export interface Bounds {
  least: number;
  greatest: number;
}

/** The values used in a run's URLs. */
export interface Market {
  /** Settlement names, weighted by size. */
  settlements: string[];
  /** Tourist destinations. */
  destinations: readonly string[];
  /** Professions with at least one service. */
  professionIDs: number[];
  ids: Record<'realEstateID' | 'accommodationID' | 'serviceID', Bounds>;
}

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

async function boundsOf(db: Database, table: string, idField: string): Promise<Bounds> {
  const id = sql.ref(idField);
  const { rows } = await sql<{ least: number | null; greatest: number | null }>`
    select min(${id}) as least, max(${id}) as greatest from ${sql.table(table)}`.execute(db);
  const [found] = rows;
  if (!found?.least || !found.greatest) throw new Error(`The table ${table} is empty.`);
  return { least: Number(found.least), greatest: Number(found.greatest) };
}

/** Settlement names, weighted by size. */
export async function readSettlements(db: Database): Promise<string[]> {
  const { rows } = await sql<{ regionName: string; weight: number }>`
    select regionName, weight from regions
    where kind = 'settlement' and countryID = 1 and weight >= 5000 and regionName not like 'Budapest %'
    order by regionID`.execute(db);
  return rows.flatMap(({ regionName, weight }) =>
    Array.from({ length: Math.ceil(weight / 20_000) }, () => regionName),
  );
}

/** The professions of the rows of a table. */
export async function readProfessionIDs(
  db: Database,
  table: 'service_relations' | 'service_requests',
): Promise<number[]> {
  const { rows } = await sql<{ typeID: number }>`
    select distinct serviceTypeID as typeID from ${sql.table(table)} order by typeID`.execute(db);
  return rows.map(({ typeID }) => typeID);
}

export async function readMarket(db: Database): Promise<Market> {
  return {
    settlements: await readSettlements(db),
    destinations,
    professionIDs: await readProfessionIDs(db, 'service_relations'),
    ids: {
      realEstateID: await boundsOf(db, 'real_estates', 'realEstateID'),
      accommodationID: await boundsOf(db, 'accommodations', 'accommodationID'),
      serviceID: await boundsOf(db, 'services', 'serviceID'),
    },
  };
}
