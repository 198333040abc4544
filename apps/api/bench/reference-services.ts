import { pageSize } from '@piacter/contracts/core/values';
import { foldText, keywordStems } from '@piacter/db';
import {
  contactColumns,
  listingParts,
  type NameTables,
  packageTypeOf,
  shownAddress,
} from './reference-rows.ts';
import { budapest, capped, type Rows, settlementIDs, totalsOf } from './reference-search.ts';

const columns = `l.serviceID, l.title, l.mainImg, l.imageCount, l.shortText, l.countryID, l.countyRegion, l.settlement,
  l.price, l.promotion, l.promotedUntil, l.created`;

/** Rows of an index that are in order of rank: a table and the equalities of its first columns. */
interface Range {
  table: string;
  where: string;
}

/** Services: the search in the inverted index, and the detail page. */
export async function services(rowsOf: Rows, names: NameTables) {
  const settlements = await settlementIDs(rowsOf);
  const parents = new Map(
    (await rowsOf("select regionID, parentID from regions where kind = 'settlement'")).map((row) => [
      row.regionID,
      row.parentID,
    ]),
  );

  function coverage(query: URLSearchParams): Range[] {
    const folded = foldText(query.get('settlement') ?? '');
    const ids = settlements.get(folded) ?? [];
    const counties = [...new Set(ids.map((id) => parents.get(id)))];
    const asked =
      folded === budapest.foldedName
        ? [[6, budapest.regionID]]
        : [...ids.map((id) => [3, id]), ...counties.map((id) => [2, id])];
    const inPlace = [...asked, [1, 1]].map(([kind, id]) => `placeKind = ${kind} and placeID = ${id}`);
    return inPlace.map((place) => ({
      table: 'service_coverage',
      where: `serviceTypeID = ${Number(query.get('serviceType'))} and ${place}`,
    }));
  }

  /** The terms matching each word: the word itself and those with it as a prefix. */
  async function termsOf(keyword: string): Promise<Range[][]> {
    const words = keywordStems(keyword);
    const long = words.filter(({ prefix }) => prefix.length >= 5);
    const continued =
      long.length === 0
        ? []
        : await rowsOf(
            long
              .map(() => '(select distinct term from service_words where term > ? and term < ? limit 8)')
              .join(' union all '),
            long.flatMap(({ prefix }) => [prefix, `${prefix}{`]),
          );
    return words.map(({ stem, prefix }) => {
      const begun = continued.flatMap(({ term }) =>
        prefix.length >= 5 && term.startsWith(prefix) ? term : [],
      );
      return [...new Set<string>([stem, ...begun])].map((term) => ({
        table: 'service_words',
        where: `term = '${term}'`,
      }));
    });
  }

  async function chosenOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map();
    const those = `where serviceID in (${ids})`;
    const found =
      await rowsOf(`select serviceID, 0 as what, serviceTypeID as entryID, null as name, relationID as position
        from service_relations ${those}
      union all select serviceID, 3, countryID, null, countryID from service_countries ${those}
      union all select serviceID, regionType, relationID, regionName, relationID from service_regions ${those}
      order by position`);
    return Map.groupBy(found, ({ serviceID }) => serviceID);
  }

  return {
    async search(query: URLSearchParams) {
      const keyword = query.get('keyword');
      const words = keyword ? await termsOf(keyword) : [];
      const [driving = [], ...others] = query.has('serviceType') ? [coverage(query), ...words] : words;
      const tests = others.map(
        (set) =>
          `and (${set.map(({ table, where }) => `exists (select 1 from ${table} o where ${where} and o.sortRank = e.sortRank and o.serviceID = e.serviceID)`).join(' or ')})`,
      );
      const isDisjoint = driving.length === 1 || driving[0]?.table === 'service_coverage';
      const each = (limit: string) =>
        driving
          .map(
            ({ table, where }) =>
              `(select serviceID, sortRank from ${table} e where ${where} ${tests.join(' ')} ${limit})`,
          )
          .join(isDisjoint ? ' union all ' : ' union ');
      const first = `order by sortRank desc limit ${pageSize}`;
      // Ranges without an overlap are counted and read by themselves; others have to meet first.
      const page = isDisjoint
        ? `select serviceID, sortRank, (select count(*) from (${each(capped)}) a) as found from (${each(first)}) m ${first}`
        : `select serviceID, sortRank, count(*) over () as found
            from (${each(`order by sortRank desc ${capped}`)}) m ${first}`;
      const rows = await rowsOf(`select straight_join ${columns}, p.found from (${page}) p
        join services l using (serviceID) order by l.sortRank desc`);
      const chosen = await chosenOf(rows.map(({ serviceID }) => serviceID));
      const now = new Date();
      const data = rows.map((row) => {
        const own: { what: number; entryID: number; name: string | null }[] = chosen.get(row.serviceID) ?? [];
        const places = own.filter(({ what }) => what > 0).sort((a, b) => (a.what % 3) - (b.what % 3));
        return {
          ...row,
          serviceUrl: `${foldText(row.title).replaceAll(' ', '-')}-${row.serviceID}`,
          serviceTypeName: own
            .filter(({ what }) => what === 0)
            .map(({ entryID }) => names.serviceTypeID.get(entryID))
            .join(', '),
          coverage: places
            .slice(0, 3)
            .map(({ what, entryID, name }) => (what === 3 ? names.countryID.get(entryID) : name)),
          moreCoverage: Math.max(0, places.length - 3),
          packageType: packageTypeOf(row, now),
        };
      });
      return { data, ...totalsOf(Number(rows[0]?.found ?? 0)) };
    },

    async detail(id: number) {
      const [row] = await rowsOf(
        `select a.*, ${shownAddress('a')}, ${contactColumns}
         from services a join users u on u.userID = a.userID left join user_profiles p on p.userID = a.userID
         where serviceID = ? and status = 1 and u.deletedAt is null`,
        [id],
      );
      if (!row) return undefined;
      const [parts, chosen] = await Promise.all([listingParts(rowsOf, 'serviceID', id), chosenOf([id])]);
      return {
        data: {
          ...row,
          chosen: chosen.get(id),
          ...parts,
          packageType: packageTypeOf(row, new Date()),
          isOwn: 0,
          hiddenReason: null,
          nextStates: [],
          state: 'live',
        },
      };
    },
  };
}
