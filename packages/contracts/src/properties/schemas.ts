import { z } from 'zod';
import { changesOf, keepAbsent } from '../core/absent-keys.ts';
import { seenFields } from '../core/edit-version.ts';
import {
  flagBody,
  flagQuery,
  listBody,
  listQuery,
  lookupBody,
  numberBody,
  rangeEndQuery,
  wordsQuery,
} from '../core/field-schemas.ts';
import { toUnwanted } from '../core/fields.ts';
import {
  emptyAsNull,
  id,
  line,
  page,
  registeredNumber,
  text,
  textID,
  textInteger,
  textNumbers,
} from '../core/scalars.ts';
import { createRecord, fromEntries, searchTextLimit, typedEntries } from '../core/values.ts';
import { beginning } from '../lifecycle/schemas.ts';
import { fullAddress, listingPosition } from '../listings/schemas.ts';
import { descriptionLimit, listingSorts } from '../listings/values.ts';
import { area, placesQuery, unwantedPlacesQuery } from '../search/schemas.ts';
import { defaultSort } from '../search/values.ts';
import {
  energyClassFrom,
  propertyFields as fields,
  propertyFlags,
  propertyLookupNames,
  propertyNumbers,
  propertyRanges,
  searchedFields,
  searchedFlags,
} from './fields.ts';
import { advertiserTypes, newWithinDays } from './values.ts';

/** The number of an energy certificate: 'HET-01234567'. */
const energyCertificatePattern = /^HET-\d{8}$/;

const bodyFields = {
  adType: id,
  advertiserType: emptyAsNull(z.enum(advertiserTypes)),
  ...fullAddress,
  ...listingPosition,
  ...createRecord(propertyNumbers, (name) => numberBody(fields[name])),
  /** Thousands of forints. */
  price: z.int().min(0).max(fields.price.max),
  ...createRecord(propertyFlags, (name) => flagBody(fields[name])),
  ...createRecord(propertyLookupNames, (name) => lookupBody(fields[name])),
  /** Of houses and flats, like the class itself (ours, LAW-20). */
  energyCertificate: registeredNumber(energyCertificatePattern, {
    write: (number) => number.replace(/^HET/, 'HET-'),
    error: 'A tanúsítvány száma HET és nyolc számjegy legyen, például HET-01234567!',
  }).describe(fields.energyCertificate.label),
  specialLocations: listBody(fields.specialLocations),
  description: emptyAsNull(text(descriptionLimit)),
  /** Stored for ad types 3 and 4 only. */
  exchangeDesc: emptyAsNull(text(descriptionLimit)),
};

/** The body of a new property (ENT-01). Starred fields are required; the others may stay empty. */
export const propertyBody = z.object({ ...bodyFields, ...beginning });
export type PropertyBody = z.output<typeof propertyBody>;

/** The body of an update: absent fields are kept. */
export const propertyUpdate = z.object(keepAbsent(bodyFields));

/** What changes (ours). */
export const propertyChanges = changesOf(bodyFields).extend(seenFields(bodyFields));
export type PropertyChanges = z.output<typeof propertyChanges>;

/** Both ends of each range; prices, those of a square metre too, are thousands of forints. */
const ranges = fromEntries(
  typedEntries(propertyRanges).flatMap(([name, stem]) => {
    const end = rangeEndQuery(searchedFields[name]);
    return [[`${stem}From`, end] as const, [`${stem}To`, end] as const];
  }),
);

/** Filters of the public search (SRP-01). */
export const propertySearchQuery = z.object({
  adType: textID.optional(),
  countryID: textID.optional(),
  countyRegion: line(searchTextLimit).optional(),
  ...placesQuery,
  ...createRecord(propertyLookupNames, (name) => listQuery(fields[name])),
  specialLocations: listQuery(fields.specialLocations),
  /** What is not wanted; listings of which it is not known are found (ours). */
  ...unwantedPlacesQuery,
  ...fromEntries(propertyLookupNames.map((name) => [toUnwanted(name), listQuery(fields[name])] as const)),
  notSpecialLocations: listQuery(fields.specialLocations),
  notFloor: textNumbers.optional().describe(searchedFields.floor.label),
  ...ranges,
  ...createRecord(searchedFlags, (name) => flagQuery(searchedFields[name])),
  /** An energy class of the scale, or a better one (ours, LAW-20). */
  [energyClassFrom.param]: textID.optional().describe(energyClassFrom.label),
  /** Who advertises; listings of which that is not said are found by none (ours). */
  [fields.advertiserType.asked.param]: wordsQuery(fields.advertiserType),
  /** Published in so many days, today included (ours). */
  newWithin: textInteger(1, Math.max(...newWithinDays)).optional(),
  keyword: line(searchTextLimit).optional(),
  /** Words that are a wish: they leave nothing out, the reply says how many listings have them (ours, FIND-04). */
  wish: line(searchTextLimit).optional(),
  sort: z.enum(listingSorts.property).default(defaultSort),
  area: area.optional(),
  page,
});
export type PropertySearch = z.output<typeof propertySearchQuery>;

/** The conditions of a search alone. */
export const propertyFilterQuery = propertySearchQuery.omit({ wish: true, sort: true, page: true });
export type PropertyFilters = z.output<typeof propertyFilterQuery>;

/** Where a property is and what it is. */
export const priceLevelQuery = z.object({
  countryID: textID,
  settlement: z.string().trim().min(1),
  postalCode: z.string().optional(),
  adType: textID,
  houseType: textID,
});
export type PriceLevelQuery = z.output<typeof priceLevelQuery>;
