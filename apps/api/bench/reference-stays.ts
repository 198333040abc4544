import { totalCap } from '@piacter/contracts/core/values';
import { foldText } from '@piacter/db';
import {
  contactColumns,
  listingParts,
  type NameTables,
  packageTypeOf,
  shownAddress,
} from './reference-rows.ts';
import { capped, placeOf, type Rows, searchPage, settlementIDs } from './reference-search.ts';

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
const monthStarts = [0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335];
const dayOfLeapYear = (text: string) => {
  const [, month = 1, day = 1] = text.split('-').map(Number);
  return (monthStarts[month - 1] ?? 0) + day;
};

const urlOf = (name: string, id: number) => `${foldText(name).replaceAll(' ', '-')}-${id}`;
const masks = [...Object.values(groups), 'specialMask', 'languageMask'];

/** Accommodations: the search and the detail page. */
export async function stays(rowsOf: Rows, names: NameTables) {
  const settlements = await settlementIDs(rowsOf);
  const listed = await rowsOf(
    'select facilityID, facilityGroup, facilityName, bit from facilities order by position',
  );
  const languages = await rowsOf('select languageID, languageName, bit from languages order by position');
  const rare = new Set(
    (
      await rowsOf(`select facilityID from accommodation_facilities group by facilityID
        having count(*) < (select count(*) from accommodations) / 20`)
    ).map(({ facilityID }) => facilityID),
  );
  const bitOf = new Map(listed.map(({ facilityID, bit }) => [facilityID, 1n << BigInt(bit)]));

  const traitsOf = (types: number[]) =>
    types.flatMap((type) =>
      [...names.mealPlanID.keys()].flatMap((plan) =>
        [0, 1].map((pets) => type + plan * 2 ** 8 + pets * 2 ** 14),
      ),
    );

  /** Filters other than the location; stays within one year. */
  function narrowedBy(query: URLSearchParams): string[] {
    const narrowed: string[] = [];
    const number = (name: string) => Number(query.get(name));
    // Whole values of `traits`, the first column of the filter index: type, meal plan, pets.
    if (query.has('accommodationType'))
      narrowed.push(`traits in (${traitsOf(query.get('accommodationType')?.split(',').map(Number) ?? [])})`);
    if (query.has('priceFrom')) narrowed.push(`pricePerPerson >= ${number('priceFrom') * 1000}`);
    if (query.has('priceTo')) narrowed.push(`pricePerPerson <= ${number('priceTo') * 1000}`);
    if (query.has('openFrom')) {
      const [from, to] = [
        dayOfLeapYear(query.get('openFrom') ?? ''),
        dayOfLeapYear(query.get('openTo') ?? ''),
      ];
      const [first, last] = ['(season >> 9)', '(season & 511)'];
      narrowed.push(`case when ${first} <= ${last} then ${first} <= ${from} and ${last} >= ${to}
        else ${last} + 1 = ${first} or ${first} <= ${from} or ${last} >= ${to} end`);
    }
    for (const [name, column] of Object.entries(groups)) {
      const mask = (query.get(name) ?? '')
        .split(',')
        .reduce((sum, id) => sum | (bitOf.get(Number(id)) ?? 0n), 0n);
      if (mask > 0n) narrowed.push(`${column} & ${mask} = ${mask}`);
    }
    return narrowed;
  }

  /**
   * Accommodations with all chosen facilities if one of them is rare (0 if none match); undefined if none is rare, or
   * if they are too many to be all of them.
   */
  async function havingRare(query: URLSearchParams): Promise<string | undefined> {
    const ids = Object.keys(groups).flatMap((name) => query.get(name)?.split(',').map(Number) ?? []);
    if (!ids.some((id) => rare.has(id))) return undefined;
    const [first, ...others] = ids.map((id, i) => ({ of: `f${i}`, is: `f${i}.facilityID = ${id}` }));
    const joins = others.map(
      ({ of, is }) =>
        `join accommodation_facilities ${of} on ${of}.accommodationID = f0.accommodationID and ${is}`,
    );
    const found = await rowsOf(
      `select f0.accommodationID from accommodation_facilities f0 ${joins.join(' ')} where ${first?.is} ${capped}`,
    );
    if (found.length > totalCap) return undefined;
    return found.map(({ accommodationID }) => accommodationID).join() || '0';
  }

  const named = (row: Record<string, number>) => ({
    accommodationTypeName: names.accommodationTypeID.get(row.accommodationTypeID ?? 0),
    mealPlanName: names.mealPlanID.get(row.mealPlanID ?? 0),
    countryName: names.countryID.get(row.countryID ?? 0),
  });

  return {
    async search(query: URLSearchParams) {
      const place = placeOf(foldText(query.get('settlement') ?? ''), settlements, true);
      const few = place.name === 'country' ? await havingRare(query) : undefined;
      const { rows, ...totals } = await searchPage(rowsOf, {
        table: 'accommodations',
        idField: 'accommodationID',
        columns,
        where: ['status = 1', place.condition],
        narrowed: [...(few ? [`accommodationID in (${few})`] : []), ...narrowedBy(query)],
        order: `accommodations_${place.name}_order`,
        filter: few ? 'primary' : `accommodations_${place.name}_filter`,
        page: Number(query.get('page') ?? 1),
      });
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
