import { weekdays } from '@piacter/contracts/timetables';
import { listingSpecs } from '../features/listings/index.ts';
import type { Invariant } from './invariant.ts';
import { maskRule } from './listing-rules.ts';

const { property, accommodation } = listingSpecs;

const locationMask = (kind: typeof property | typeof accommodation, relations: string) =>
  maskRule(kind, 'specialMask', { relations, lookup: 'special_locations', entry: 'locationID' });

/** The bit mask columns of an accommodation's facilities by group. */
const facilityMasks = {
  general: 'facilityMask',
  room: 'roomMask',
  bathroom: 'bathroomMask',
  kitchen: 'kitchenMask',
  childFriendly: 'childMask',
};

/** SQL for the day of a leap year, 1 to 366, from columns with month and day. */
const leapYearDay = (month: string, day: string) => `dayofyear(concat('2024-', ${month}, '-', ${day}))`;

/** The rules of a single listing kind, or of a single kind of part. */
export const kindRules: readonly Invariant[] = [
  locationMask(property, 'real_estate_special_locations'),
  locationMask(accommodation, 'accommodation_special_locations'),
  maskRule(accommodation, 'languageMask', {
    relations: 'accommodation_languages',
    lookup: 'languages',
    entry: 'languageID',
  }),
  ...Object.entries(facilityMasks).map(([group, mask]) =>
    maskRule(accommodation, mask, {
      relations: 'accommodation_facilities',
      lookup: 'facilities',
      entry: 'facilityID',
      where: `entry.facilityGroup = '${group}'`,
    }),
  ),
  {
    sentence: 'The drop in a row of real_estates is its last change of the price, if that is a drop.',
    sql: `select ad.realEstateID as id from real_estates ad
      left join price_changes c on c.realEstateID = ad.realEstateID and c.price < c.lowestBefore and c.changeID =
        (select max(last.changeID) from price_changes last where last.realEstateID = ad.realEstateID)
      where not (ad.dropFrom <=> c.lowestBefore) or not (ad.droppedAt <=> c.changedAt)`,
  },
  {
    sentence: 'The opening period of an accommodation is the same in days of the year as in months and days.',
    sql: `select accommodationID as id from accommodations
      where not (openFromDay <=> ${leapYearDay('openMonthFrom', 'openDayFrom')})
        or not (openToDay <=> ${leapYearDay('openMonthTo', 'openDayTo')})`,
  },
  {
    sentence: 'The price of a service is the lowest above 0 of its price table.',
    sql: `select s.serviceID as id from services s
      left join (
        select serviceID, min(priceFrom) as price from price_table_products where priceFrom > 0 group by serviceID
      ) p on p.serviceID = s.serviceID
      where not (s.price <=> p.price)`,
  },
  {
    sentence: 'A published service can be found without a profession, in at least one place.',
    sql: `select s.serviceID as id from services s where s.status = 1 and not exists (
      select 1 from service_coverage c where c.serviceID = s.serviceID and c.serviceTypeID = 0)`,
  },
  {
    sentence: 'An open day of a timetable has both times, and a closed day has none.',
    sql: `select timetableID as id from timetables where ${weekdays
      .map(
        (day) =>
          `(${day}Open = 1 and (${day}From is null or ${day}To is null)) or (${day}Open = 0 and coalesce(${day}From, ${day}To) is not null)`,
      )
      .join('\n      or ')}`,
  },
  {
    sentence: 'The upper price in a price table is not below the lower one.',
    sql: 'select productID as id from price_table_products where priceTo < priceFrom',
  },
];
