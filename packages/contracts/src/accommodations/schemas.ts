import { z } from 'zod';
import { isDayOfMonth, type OpeningPeriod } from '../calendars/values.ts';
import { changesOf, keepAbsent } from '../core/absent-keys.ts';
import { seenFields } from '../core/edit-version.ts';
import {
  askedQuery,
  flagQuery,
  listBody,
  listQuery,
  numberBody,
  requiredFlagBody,
  requiredNumberBody,
} from '../core/field-schemas.ts';
import { toUnwanted } from '../core/fields.ts';
import { fieldMessages } from '../core/hungarian.ts';
import {
  day,
  emptyAsNull,
  flagReply,
  id,
  instant,
  line,
  nullableInteger,
  nullableText,
  page,
  registeredNumber,
  requiredLine,
  requiredText,
  textID,
} from '../core/scalars.ts';
import { createRecord, searchTextLimit } from '../core/values.ts';
import { listingImage } from '../images/schemas.ts';
import { beginning, listingState, ownStateFields, stateFields } from '../lifecycle/schemas.ts';
import {
  addressReply,
  contactBlock,
  hiddenReason,
  listingPosition,
  selectedLocation,
  settlementAddress,
} from '../listings/schemas.ts';
import { listingSorts } from '../listings/values.ts';
import { facilityEntry, languageEntry } from '../lookups/schemas.ts';
import { packageType } from '../packages/promotion.ts';
import { priceTableProduct } from '../prices/schemas.ts';
import { area, placesQuery, unwantedPlacesQuery } from '../search/schemas.ts';
import { defaultSort } from '../search/values.ts';
import { stayPrices } from '../stays/schemas.ts';
import { timeOfDay, timetable, weekFields } from '../timetables/schemas.ts';
import { videoLink } from '../videos/schemas.ts';
import {
  accommodationFlags,
  accommodationHours,
  accommodationLookups,
  accommodationNumbers,
  facilityFields,
  accommodationFields as fields,
  relationGroups,
} from './fields.ts';
import { checkStayDays, checkWindow, stayOfCard, stayQuery } from './stay-query.ts';

const monthMessage = 'A hónap 1 és 12 közötti szám legyen!';
const month = z.int().min(1, { error: monthMessage }).max(12, { error: monthMessage });
const dayOfMonth = z.int().min(1).max(31);

/**
 * First and last day of the opening period, which may cross New Year. Days of a leap year, so that February 29
 * exists.
 */
const periodFields = {
  openMonthFrom: month,
  openDayFrom: dayOfMonth,
  openMonthTo: month,
  openDayTo: dayOfMonth,
};

/** The number of an accommodation in the register of Hungarian ones (NTAK): 'SZ12345678'. */
const ntakPattern = /^[A-Z]{2}\d{8}$/;

const bodyFields = {
  accommodationName: requiredLine(fields.accommodationName.max).describe(fields.accommodationName.label),
  ...settlementAddress,
  ...listingPosition,
  ...periodFields,
  ...createRecord(accommodationLookups, (name) => id.describe(fields[name].label)),
  ...createRecord(accommodationNumbers, (name) => numberBody(fields[name])),
  pricePerPerson: requiredNumberBody(fields.pricePerPerson).default(0),
  minimumStay: requiredNumberBody(fields.minimumStay),
  minimumPerson: requiredNumberBody(fields.minimumPerson),
  ...createRecord(accommodationFlags, (name) => requiredFlagBody(fields[name]).default(0)),
  /** Of accommodations in Hungary (ours, LAW-19). */
  ntakNumber: registeredNumber(ntakPattern, {
    error: 'Az NTAK-szám két betű és nyolc számjegy legyen, például SZ12345678!',
  }).describe(fields.ntakNumber.label),
  ...createRecord(accommodationHours, (name) => emptyAsNull(timeOfDay).describe(fields[name].label)),
  description: requiredText(fields.description.max).describe(fields.description.label),
  ...createRecord(relationGroups, (name) => listBody(fields[name])),
};

const withOpeningPeriod = <Schema extends z.ZodType<OpeningPeriod>>(schema: Schema): Schema =>
  schema
    .refine((body) => isDayOfMonth(body.openMonthFrom, body.openDayFrom), {
      path: ['openDayFrom'],
      error: 'Ebben a hónapban nincs ilyen nap, válassz másikat!',
    })
    .refine((body) => isDayOfMonth(body.openMonthTo, body.openDayTo), {
      path: ['openDayTo'],
      error: 'Ebben a hónapban nincs ilyen nap, válassz másikat!',
    });

/** Until when an arrival is one of the night before: 'from 14:00 to 02:00' goes past midnight. */
const lateUntil = '06:00';

type Arrival = { arrivalFrom?: string | null | undefined; arrivalTo?: string | null | undefined };

/** Why hours of arrival cannot be, of which the last is before the first; undefined if they can. */
export const findArrivalFault = ({ arrivalFrom, arrivalTo }: Arrival): string | undefined =>
  !arrivalFrom || !arrivalTo || arrivalFrom <= arrivalTo || arrivalTo <= lateUntil
    ? undefined
    : `Ez a legkorábbi érkezés előtt van. Írj későbbit! Éjfél utáni is lehet, legkésőbb ${lateUntil}.`;

const withArrival = <Schema extends z.ZodType<Arrival>>(schema: Schema): Schema =>
  schema.superRefine((body, context) => {
    const message = findArrivalFault(body);
    if (message) context.addIssue({ code: 'custom', path: ['arrivalTo'], message });
  });

/** The opening period of a whole row. */
export const openingPeriod = withOpeningPeriod(z.object(periodFields));

/** Body of a new accommodation (ENT-02), with its week (ours). Prices are forints. */
export const accommodationBody = withArrival(
  withOpeningPeriod(z.object({ ...bodyFields, ...weekFields, ...beginning })),
);
export type AccommodationBody = z.output<typeof accommodationBody>;

/** Body of an update: absent fields are kept. */
export const accommodationUpdate = withArrival(withOpeningPeriod(z.object(keepAbsent(bodyFields))));

const changedFields = { ...bodyFields, ...weekFields };
/** What changes, with the week (ours). */
export const accommodationChanges = changesOf(changedFields).extend(seenFields(changedFields));
export type AccommodationChanges = z.output<typeof accommodationChanges>;

/** Thousands of forints with at most one decimal, dot or comma: '12' or '12,5'. Parsed to forints. */
const thousands = z
  .string()
  .regex(/^\d{1,6}([.,]\d{1,3})?$/, { error: 'Ezer forintban add meg, például 12 vagy 12,5!' })
  .transform((value) => Math.round(Number(value.replace(',', '.')) * 1000));

/** Filters of the public search. `priceFrom` and `priceTo` arrive in thousands of forints. */
export const accommodationSearchQuery = z
  .object({
    countryID: textID.optional(),
    region: line(searchTextLimit).optional(),
    ...placesQuery,
    [fields.accommodationTypeID.param]: listQuery(fields.accommodationTypeID),
    [fields.mealPlanID.param]: listQuery(fields.mealPlanID),
    /** What is not wanted (ours). */
    ...unwantedPlacesQuery,
    [toUnwanted(fields.accommodationTypeID.param)]: listQuery(fields.accommodationTypeID),
    [toUnwanted(fields.mealPlanID.param)]: listQuery(fields.mealPlanID),
    /** First and last day of the stay, which has to be within the opening period. */
    openFrom: day.optional(),
    openTo: day.optional(),
    /** Days between which a stay of so many nights may lie (ours): `minimumStay`, or one. */
    windowFrom: day.optional(),
    windowTo: day.optional(),
    ...stayQuery,
    priceFrom: thousands.optional(),
    priceTo: thousands.optional(),
    /** Nights of the stay; matches listings whose minimum is at most that. */
    minimumStay: askedQuery(fields.minimumStay),
    /** Matches listings whose minimum number of guests is at most that. */
    minimumPerson: askedQuery(fields.minimumPerson),
    /** Number of guests; matches listings whose capacity is at least, and whose minimum at most that. */
    guests: askedQuery(fields.capacity),
    ...createRecord(relationGroups, (name) => listQuery(fields[name])),
    /** General facilities of which one is enough (ours, FIND-06). */
    facilitiesAny: listQuery({ ...fields.facilities, ...fields.facilities.any }),
    /** Searched in name and description, ignoring accents (ours, FIND-04). */
    keyword: line(searchTextLimit).optional(),
    /** Words that are a wish: they leave nothing out, the reply says how many listings have them (ours, FIND-04). */
    wish: line(searchTextLimit).optional(),
    /** 1: pets have to be allowed; 0 or absent: no restriction. */
    petAllowed: flagQuery(fields.petAllowed),
    sort: z.enum(listingSorts.accommodation).default(defaultSort),
    area: area.optional(),
    page,
  })
  .refine(({ openFrom, openTo }) => !openFrom || !openTo || openFrom <= openTo, {
    path: ['openTo'],
    error: fieldMessages.reversedDays,
  })
  .superRefine(checkWindow)
  .superRefine(checkStayDays);
export type AccommodationSearch = z.output<typeof accommodationSearchQuery>;

/** An accommodation on a card: search results, the highlighted grid, the host's own list. */
export const accommodationCard = z.object({
  accommodationID: id,
  /** Slug of the name with the id at its end: /szallas/{accommodationUrl}. */
  accommodationUrl: z.string(),
  accommodationName: z.string(),
  accommodationTypeID: id,
  accommodationTypeName: z.string(),
  mealPlanID: id,
  mealPlanName: z.string(),
  mainImg: nullableText,
  imageCount: z.int(),
  countryID: id,
  countryName: z.string(),
  countyRegion: nullableText,
  settlement: z.string(),
  capacity: nullableInteger,
  roomCount: nullableInteger,
  /** Forints per person and night. */
  pricePerPerson: z.int(),
  petAllowed: flagReply,
  /** Forints per night. */
  petCostPerNight: nullableInteger,
  /** null where its host has not said it (ours, LAW-19). */
  ntakNumber: nullableText,
  state: listingState,
  packageType,
  created: instant,
  ...stayOfCard,
});
export type AccommodationCard = z.infer<typeof accommodationCard>;

/** On the home page the type's name is repeated under its documented name. */
export const highlightedAccommodation = accommodationCard.extend({ accommodationType: z.string() });
export type HighlightedAccommodation = z.infer<typeof highlightedAccommodation>;

/** One of the caller's accommodations in its host's list. */
export const ownAccommodationCard = accommodationCard.extend({
  disableAddress: flagReply,
  updated: instant,
  /** Last moment of the promotion in force. */
  promotedUntil: instant.nullable(),
  hiddenReason,
  ...ownStateFields,
});
export type OwnAccommodationCard = z.infer<typeof ownAccommodationCard>;

const replyFields = {
  accommodationID: id,
  accommodationUrl: z.string(),
  accommodationName: z.string(),
  ...addressReply,
  countryID: id,
  countryName: z.string(),
  settlement: z.string(),
  openMonthFrom: z.int(),
  openDayFrom: z.int(),
  openMonthTo: z.int(),
  openDayTo: z.int(),
  accommodationTypeID: id,
  mealPlanID: id,
  ...createRecord(accommodationNumbers, () => nullableInteger),
  pricePerPerson: z.int(),
  minimumStay: z.int(),
  minimumPerson: z.int(),
  ...createRecord(accommodationFlags, () => flagReply),
  /** null where its host has not said it (ours, LAW-19). */
  ntakNumber: nullableText,
  /** 'HH:MM'; null where its host has not said it (ours). */
  ...createRecord(accommodationHours, () => nullableText),
  description: z.string(),
  userID: id,
  created: instant,
  updated: instant,
  mainImg: nullableText,
  packageType,
};

/** One of the caller's accommodations for the form, with the ids of its seven groups. */
export const accommodationRecord = z.object({
  ...replyFields,
  ...createRecord(relationGroups, () => z.array(id)),
});
export type AccommodationRecord = z.infer<typeof accommodationRecord>;

/** One accommodation with everything that its page shows (SAC-05, SAC-06). */
export const accommodationDetail = z.object({
  ...replyFields,
  accommodationTypeName: z.string(),
  mealPlanName: z.string(),
  ...createRecord(facilityFields, () => z.array(facilityEntry)),
  spokenLanguages: z.array(languageEntry),
  specialLocations: z.array(selectedLocation),
  images: z.array(listingImage),
  videoLinks: z.array(videoLink),
  timetable: timetable.nullable(),
  priceTable: z.array(priceTableProduct),
  /** Beside the price per person (ours, CAL-06). */
  prices: stayPrices,
  /** Whether the caller is the host. */
  isOwn: flagReply,
  hiddenReason,
  ...stateFields,
  ...contactBlock.shape,
});
export type AccommodationDetail = z.infer<typeof accommodationDetail>;
