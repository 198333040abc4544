import { foldText } from '@piacter/db/fold-text';
import { keywordStems } from '@piacter/db/service-words';
import { type ListingCondition, toExactPage, toWindow } from '../../apps/api/src/features/search/index.ts';
import { type searchServiceColumns, serviceSorts } from '../../apps/api/src/features/services/index.ts';
import {
  contactColumns,
  listingParts,
  type NameTables,
  packageTypeOf,
  shownAddress,
} from './reference-rows.ts';
import { budapest, type Rows, settlementIDs } from './reference-search.ts';

const columns = `l.serviceID, l.title, l.mainImg, l.imageCount, l.shortText, l.countryID, l.countyRegion, l.settlement,
  l.price, l.promotion, l.promotedUntil, l.created`;

/** Services: the search by the same columns in memory, with conditions and cards written by hand; the detail page. */
export async function services(
  columnsOf: ReturnType<typeof searchServiceColumns>,
  rowsOf: Rows,
  names: NameTables,
) {
  const settlements = await settlementIDs(rowsOf);
  const parents = new Map(
    (await rowsOf("select regionID, parentID from regions where kind = 'settlement'")).map((row) => [
      row.regionID,
      row.parentID,
    ]),
  );

  function conditionsOf(query: URLSearchParams): ListingCondition[] {
    const folded = foldText(query.get('settlement') ?? '');
    const ids = settlements.get(folded) ?? [];
    const counties = [...new Set(ids.map((id) => parents.get(id)))];
    const places =
      folded === budapest.foldedName
        ? [[6, budapest.regionID]]
        : [...ids.map((id) => [3, id]), ...counties.map((id) => [2, id])];
    const keys = [...places, [1, 1]].map((place) => [Number(query.get('serviceType')), ...place].join('/'));
    return [
      ...(query.has('serviceType') ? [{ column: 'coverage', hasAnyOf: keys }] : []),
      ...keywordStems(query.get('keyword') ?? '').map(
        ({ stem, prefix }): ListingCondition =>
          prefix.length < 5 ? { wholeWord: stem } : { anyOf: [[{ wholeWord: stem }], [{ word: prefix }]] },
      ),
    ];
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
      const window = toWindow(Number(query.get('page') ?? 1));
      const { ids, total } = await columnsOf.page(conditionsOf(query), serviceSorts.promoted, window);
      const found =
        ids.length > 0
          ? await rowsOf(`select ${columns} from services l where l.serviceID in (${ids}) and status = 1`)
          : [];
      const byID = new Map(found.map((row) => [row.serviceID, row]));
      const { rows, ...totals } = toExactPage(
        ids.flatMap((id) => byID.get(id) ?? []),
        total,
      );
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
      return { data, ...totals };
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
