import { dayOfLeapYear } from '@piacter/contracts/calendars/values';
import { foldText } from '@piacter/db/fold-text';
import {
  accommodationSorts,
  type searchAccommodationColumns,
} from '../../apps/api/src/features/accommodations/index.ts';
import { type ListingCondition, toExactPage, toWindow } from '../../apps/api/src/features/search/index.ts';
import {
  contactColumns,
  listingParts,
  type NameTables,
  packageTypeOf,
  shownAddress,
} from './reference-rows.ts';
import { placeConditions, type Rows, settlementIDs } from './reference-search.ts';

const columns = `l.accommodationID, l.accommodationName, l.accommodationTypeID, l.mealPlanID, l.mainImg, l.imageCount,
  l.countryID, l.countyRegion, l.settlement, l.capacity, l.roomCount, l.pricePerPerson, l.petAllowed, l.promotion,
  l.promotedUntil, l.created`;
const groups = {
  facilities: 'facilityMask',
  roomFacilities: 'roomMask',
  bathroomFacilities: 'bathroomMask',
  kitchenFacilities: 'kitchenMask',
  childFriendlyFacilities: 'childMask',
};
const dayOf = (text: string) => {
  const [, month = 1, day = 1] = text.split('-').map(Number);
  return dayOfLeapYear(month, day);
};

const urlOf = (name: string, id: number) => `${foldText(name).replaceAll(' ', '-')}-${id}`;
const masks = [...Object.values(groups), 'specialMask', 'languageMask'];

/** Accommodations: the search, by the same columns in memory with conditions written by hand, and the detail page. */
export async function stays(
  columnsOf: ReturnType<typeof searchAccommodationColumns>,
  rowsOf: Rows,
  names: NameTables,
) {
  const settlements = await settlementIDs(rowsOf);
  const listed = await rowsOf(
    'select facilityID, facilityGroup, facilityName, bit from facilities order by position',
  );
  const languages = await rowsOf('select languageID, languageName, bit from languages order by position');
  const bitOf = new Map(listed.map(({ facilityID, bit }) => [facilityID, bit]));

  /** Stays are within one year. */
  function conditionsOf(query: URLSearchParams): ListingCondition[] {
    const conditions = placeConditions(foldText(query.get('settlement') ?? ''), settlements);
    if (query.has('countryID'))
      conditions.push({ column: 'countryID', isAnyOf: [Number(query.get('countryID'))] });
    const thousands = (name: string) => Number(query.get(name)) * 1000;
    if (query.has('accommodationType'))
      conditions.push({
        column: 'accommodationTypeID',
        isAnyOf: query.get('accommodationType')?.split(',').map(Number) ?? [],
      });
    if (query.has('priceFrom')) conditions.push({ column: 'pricePerPerson', from: thousands('priceFrom') });
    if (query.has('priceTo')) conditions.push({ column: 'pricePerPerson', to: thousands('priceTo') });
    if (query.has('openFrom')) {
      const [from, to] = [dayOf(query.get('openFrom') ?? ''), dayOf(query.get('openTo') ?? '')];
      conditions.push({
        anyOf: [
          [{ column: 'openSpan', from: 365 }],
          [
            { column: 'openFromDay', to: from },
            { column: 'openLast', from: to },
          ],
          [{ column: 'openLast', from: to + 366 }],
        ],
      });
    }
    for (const [name, column] of Object.entries(groups)) {
      const ids = query.get(name)?.split(',').map(Number) ?? [];
      if (ids.length > 0) conditions.push({ column, hasBits: ids.map((id) => bitOf.get(id)) });
    }
    return conditions;
  }

  const named = (row: Record<string, number>) => ({
    accommodationTypeName: names.accommodationTypeID.get(row.accommodationTypeID ?? 0),
    mealPlanName: names.mealPlanID.get(row.mealPlanID ?? 0),
    countryName: names.countryID.get(row.countryID ?? 0),
  });

  return {
    async search(query: URLSearchParams) {
      const window = toWindow(Number(query.get('page') ?? 1));
      const { ids, total } = await columnsOf.page(conditionsOf(query), accommodationSorts.promoted, window);
      const found =
        ids.length > 0
          ? await rowsOf(
              `select ${columns} from accommodations l where l.accommodationID in (${ids}) and status = 1`,
            )
          : [];
      const byID = new Map(found.map((row) => [row.accommodationID, row]));
      const { rows, ...totals } = toExactPage(
        ids.flatMap((id) => byID.get(id) ?? []),
        total,
      );
      const now = new Date();
      const data = rows.map((row) => ({
        ...row,
        ...named(row),
        accommodationUrl: urlOf(row.accommodationName, row.accommodationID),
        packageType: packageTypeOf(row, now),
      }));
      return { data, ...totals };
    },

    async detail(id: number) {
      const [row] = await rowsOf(
        `select a.*, ${shownAddress('a')}, ${contactColumns}, p.contactEmail,
           ${masks.map((name) => `cast(a.${name} as char) as ${name}`)}
         from accommodations a join users u on u.userID = a.userID left join user_profiles p on p.userID = a.userID
         where accommodationID = ? and status = 1 and u.deletedAt is null`,
        [id],
      );
      if (!row) return undefined;
      const has = (mask: string, bit: number) => (BigInt(row[mask]) >> BigInt(bit)) & 1n;
      const chosen = Object.entries(groups).map(([name, mask], index) => [
        name,
        listed.filter(({ facilityID, bit }) => facilityID.toString()[0] === '31245'[index] && has(mask, bit)),
      ]);
      return {
        data: {
          ...row,
          ...named(row),
          accommodationUrl: urlOf(row.accommodationName, id),
          ...Object.fromEntries(chosen),
          specialLocations: names.locations.filter(({ bit }) => has('specialMask', bit)),
          spokenLanguages: languages.filter(({ bit }) => has('languageMask', bit)),
          ...(await listingParts(rowsOf, 'accommodationID', id)),
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
