import { pageSize, totalCap } from '@piacter/contracts/core/values';
import type { RowDataPacket } from 'mysql2/promise';

export type Rows = (sql: string, values?: (string | number)[]) => Promise<RowDataPacket[]>;

/** The ids of one settlement or of Budapest as a whole, the way the indexes are called. */
export interface Place {
  name: 'country' | 'region' | 'settlement';
  condition: string;
}

/** Settlements of Hungary by their folded names; the larger one first where a name is used twice. */
export async function settlementIDs(rowsOf: Rows): Promise<Map<string, number[]>> {
  const known = new Map<string, number[]>();
  for (const { foldedName, regionID } of await rowsOf(
    "select foldedName, regionID from regions where kind = 'settlement' and countryID = 1 order by weight desc",
  ))
    known.set(foldedName, [...(known.get(foldedName) ?? []), regionID]);
  return known;
}

/** A whole city that is a region by itself. */
export const budapest = { foldedName: 'budapest', regionID: 120 };

export function placeOf(foldedName: string, settlements: Map<string, number[]>, countryID: boolean): Place {
  if (foldedName === budapest.foldedName)
    return { name: 'region', condition: `regionID = ${budapest.regionID}` };
  if (foldedName)
    return { name: 'settlement', condition: `settlementID in (${settlements.get(foldedName)})` };
  return { name: 'country', condition: countryID ? 'countryID = 1' : '' };
}

interface Search {
  table: string;
  idField: string;
  columns: string;
  /** Conditions on location and kind, and others that the order index cannot skip. */
  where: string[];
  narrowed: string[];
  order: string;
  filter: string;
  /** True of every row: leads into the filter index where no place does. */
  intoFilter?: string;
  page: number;
}

/** The paging fields of a reply. */
export function totalsOf(found: number) {
  const total = Math.min(found, totalCap);
  return { total, totalIsCapped: found > totalCap, totalPages: Math.ceil(total / pageSize) };
}

export const capped = `limit ${totalCap + 1}`;

/** One page and the total: the total is counted with the filter index, the page read with the order index. */
export async function searchPage(rowsOf: Rows, search: Search) {
  const { table, idField, columns, where, narrowed, order, filter, intoFilter = '' } = search;
  const all = [...where, ...narrowed].filter(Boolean).join(' and ');
  const from = (index: string) => `from ${table} force index (${index}) where ${all}`;
  const window = `order by sortRank desc limit ${pageSize} offset ${(search.page - 1) * pageSize}`;
  const page = (ids: string, join = 'join', also = '') =>
    rowsOf(`select straight_join ${columns}, p.found from (${ids}) p ${join} ${table} l
      on l.${idField} = p.${idField} ${also} order by p.sortRank desc`);
  const inOrder = (found: string) =>
    `select ${idField}, sortRank, ${found} as found ${from(order)} ${window}`;
  const total = `(select count(*) from (select 1 ${from(filter)} ${intoFilter} ${capped}) c)`;
  const sorted = `select ${idField}, sortRank, count(*) over () as found
    from (select ${idField}, sortRank ${from(filter)} ${intoFilter} ${capped}) m ${window}`;
  const rows =
    narrowed.length === 0
      ? await page(inOrder(total))
      : await page(sorted, 'left join', `and p.found <= ${totalCap}`);
  const found = Number(rows[0]?.found ?? 0);
  const isFrequent = narrowed.length > 0 && found > totalCap;
  return { rows: isFrequent ? await page(inOrder('0')) : rows, ...totalsOf(found) };
}
