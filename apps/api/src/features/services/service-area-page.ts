import { pageSize, totalCap } from '@piacter/contracts/core';
import type { ServiceSearch } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { published } from '../listings/index.ts';
import {
  byPromotion,
  type Condition,
  type ListingPage,
  lastPage,
  publicationRank,
  toPage,
} from '../search/index.ts';
import { everyService, isInRange, type ServicePlan } from './service-map-rows.ts';

/** The number of services of an area, counted to one beyond the cap. */
export async function countRows(db: Database, { rows }: ServicePlan): Promise<number> {
  const counted = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${rows} limit ${sql.lit(totalCap + 1)}) as counted`.execute(
    db,
  );
  return Number(counted.rows[0]?.found ?? 0);
}

const byName = (alias: string): Condition =>
  sql`${sql.ref(`${alias}.title`)}, ${sql.ref(`${alias}.serviceID`)}`;

interface AreaPage {
  plan: ServicePlan;
  columns: RawBuilder<unknown>;
  order: ServiceSearch['sort'];
  /** From 1. */
  page: number;
}

const getOffset = ({ page }: AreaPage) => (page - 1) * pageSize;
const toWindow = (area: AreaPage) => sql`limit ${sql.lit(pageSize)} offset ${sql.lit(getOffset(area))}`;

/** The ids of a page by name: of all rows, or, where many match, of the first titles that do. */
function selectByName(area: AreaPage, areMany: boolean): Condition {
  const { rows, ranked } = area.plan;
  if (areMany && ranked?.set === everyService)
    return sql`select services.serviceID from services force index (services_title)
      where services.status = ${sql.lit(published)} and ${ranked.where}
      order by ${byName('services')} ${toWindow(area)}`;
  return sql`select named.serviceID from (select services.serviceID from ${rows}) as matches
    straight_join services as named on named.serviceID = matches.serviceID
    order by ${byName('named')} ${toWindow(area)}`;
}

/** The same by rank, with `sortKey`: of all rows, or of the first entries that match. */
function selectByRank(area: AreaPage, areMany: boolean): Condition {
  const { rows, ranked } = area.plan;
  const isNewest = area.order === 'newest';
  const select = sql`select services.serviceID, ${isNewest ? publicationRank : sql`services.sortRank`} as sortKey`;
  const window = sql`order by sortKey desc ${toWindow(area)}`;
  if (!areMany || !ranked) return sql`${select} from ${rows} ${window}`;
  const firsts = ranked.set.ranges.flatMap(({ table, key }) =>
    (isNewest ? byPromotion('services.sortRank') : [sql`true`]).map(
      (part) => sql`(${select} from ${sql.table(table)} as services
        where ${isInRange('services', key)} and ${part} and ${ranked.where}
        order by services.sortRank desc limit ${sql.lit(getOffset(area) + pageSize)})`,
    ),
  );
  return sql`select serviceID, sortKey from (${sql.join(firsts, sql` union `)}) as firsts ${window}`;
}

/** One page of the services of an area with their total. Up to `maxSorted` matches are sorted. */
export async function searchArea<Row>(
  db: Database,
  area: AreaPage,
  maxSorted = totalCap,
): Promise<ListingPage<Row>> {
  const { plan, columns, order, page } = area;
  const found = await countRows(db, plan);
  if (found === 0 || page > lastPage) return toPage<Row>([], found);
  const areMany = found > maxSorted;
  const isByName = order === 'name';
  const ids = isByName ? selectByName(area, areMany) : selectByRank(area, areMany);
  const listings = await sql<Row>`
    select straight_join ${columns}
    from (${ids}) as page join services as listing on listing.serviceID = page.serviceID
    order by ${isByName ? byName('listing') : sql`page.sortKey desc`}`.execute(db);
  return toPage(listings.rows, found);
}
