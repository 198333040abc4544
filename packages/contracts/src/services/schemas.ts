import { z } from 'zod';
import { changesOf, keepAbsent } from '../core/absent-keys.ts';
import { seenFields } from '../core/edit-version.ts';
import { fieldMessages } from '../core/hungarian.ts';
import {
  emailAddress,
  emptyAsNull,
  flagReply,
  id,
  instant,
  line,
  markup,
  nullableText,
  page,
  phoneNumber,
  requiredLine,
  textID,
} from '../core/scalars.ts';
import { searchTextLimit } from '../core/values.ts';
import { listingImage } from '../images/schemas.ts';
import { beginning, listingState, ownStateFields, stateFields } from '../lifecycle/schemas.ts';
import {
  addressReply,
  contactBlock,
  hiddenReason,
  listingPosition,
  optionalAddress,
} from '../listings/schemas.ts';
import { listingSorts } from '../listings/values.ts';
import { hungaryID } from '../lookups/values.ts';
import { packageType } from '../packages/promotion.ts';
import { addressLimits } from '../places/values.ts';
import { priceTableProduct } from '../prices/schemas.ts';
import { area, placesQuery } from '../search/schemas.ts';
import { defaultSort } from '../search/values.ts';
import { timetable, weekFields } from '../timetables/schemas.ts';
import { videoLink } from '../videos/schemas.ts';
import { serviceFields as described } from './fields.ts';
import { openings } from './search-fields.ts';
import { coverageRadii, regionTypes, serviceLimits } from './values.ts';

/** Maximum characters of a web page as stored, where a letter beyond ASCII takes six or more. */
const webAddressLimit = 400;

const isPublicPage = ({ protocol, hostname, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && username === '' && password === '';

/** A web page as people type it: `https://` may be left out. Only http and https; stored as a full address. */
const webAddress = z
  .string()
  .trim()
  .max(described.webpage.max)
  .transform((value, context) => {
    const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`);
    const isPage = url !== null && isPublicPage(url);
    if (isPage && url.href.length <= webAddressLimit) return url.href;
    const message = isPage ? 'Ez a webcím túl hosszú, adj meg rövidebbet!' : fieldMessages.webAddress;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const bodyFields = {
  title: requiredLine(described.title.max).describe(described.title.label),
  /** Ids of professions. */
  selectedServiceTypes: z
    .array(id)
    .min(1, { error: 'Adj hozzá legalább egy szakmát!' })
    .max(serviceLimits.serviceTypes)
    .optional(),
  ...optionalAddress,
  ...listingPosition,
  contactEmail: emailAddress.describe(described.contactEmail.label),
  phone: phoneNumber.describe(described.phone.label),
  webpage: emptyAsNull(webAddress).describe(described.webpage.label),
  /** Simple HTML; the server keeps only the allowed elements. */
  description: markup(serviceLimits.descriptionHtml).min(1).describe(described.description.label),
};

/** The body of a new service (ENT-03, PRO-05), which requires a profession, with its week (ours). */
export const newServiceBody = z
  .object({ ...bodyFields, ...weekFields, ...beginning })
  .required({ selectedServiceTypes: true });
export type NewServiceBody = z.output<typeof newServiceBody>;

/** The body of an update: absent fields are kept. */
export const serviceUpdate = z.object(keepAbsent(bodyFields));

const changedFields = { ...bodyFields, ...weekFields };
/** What changes, with the week (ours). */
export const serviceChanges = changesOf(changedFields).extend(seenFields(changedFields));
export type ServiceChanges = z.output<typeof serviceChanges>;

/** Filters of the public search. */
export const serviceSearchQuery = z.object({
  serviceType: textID.optional(),
  /** Match by the settlement itself, its county, its country, or the service's own address. */
  ...placesQuery,
  /** A county or a landscape (ours, FIND-04). */
  region: line(searchTextLimit).optional(),
  countryID: textID.optional(),
  /** When the professional is to be there, by the timetable (ours). */
  open: z.enum(openings).optional(),
  /** Searched in title and description, ignoring accents. */
  keyword: line(searchTextLimit).optional(),
  /** Words that are a wish: they leave nothing out, the reply says how many listings have them (ours, FIND-04). */
  wish: line(searchTextLimit).optional(),
  sort: z.enum(listingSorts.service).default(defaultSort),
  area: area.optional(),
  page,
});
export type ServiceSearch = z.output<typeof serviceSearchQuery>;

/** A service on a card: search results, the highlighted grid, the professional's own list. */
export const serviceCard = z.object({
  serviceID: id,
  /** Slug of the title with the id at its end: /szolgaltatas/{serviceUrl}. */
  serviceUrl: z.string(),
  title: z.string(),
  /** Names of its professions in the order of selection, separated by commas. */
  serviceTypeName: z.string(),
  mainImg: nullableText,
  imageCount: z.int(),
  /** The beginning of the description as plain text. */
  shortText: z.string(),
  countryName: nullableText,
  countyRegion: nullableText,
  settlement: nullableText,
  /** Names of the covered countries, counties, and settlements with their radius, the widest first; at most three. */
  coverage: z.array(z.string()),
  /** The number of further covered places. */
  moreCoverage: z.int(),
  /** Forints: the lowest price above 0 of its price table; null without one. */
  price: z.int().nullable(),
  /** Forints for coming out, by its price table; null where that does not say. */
  callOutFee: z.int().nullable(),
  phone: z.string(),
  /** When it closes ('16:00'), in Budapest; null while it is closed, and without a timetable. */
  openUntil: nullableText,
  state: listingState,
  packageType,
  created: instant,
});
export type ServiceCard = z.infer<typeof serviceCard>;

/** On the home page the names of the professions are repeated under their documented name. */
export const highlightedService = serviceCard.extend({ serviceType: z.string() });
export type HighlightedService = z.infer<typeof highlightedService>;

/** One of the caller's services in its professional's list. */
export const ownServiceCard = serviceCard.extend({
  disableAddress: flagReply,
  updated: instant,
  /** Last moment of the promotion in force. */
  promotedUntil: instant.nullable(),
  hiddenReason,
  ...ownStateFields,
});
export type OwnServiceCard = z.infer<typeof ownServiceCard>;

export const serviceRelation = z.object({
  relationID: id,
  serviceID: id,
  serviceTypeID: id,
  typeName: z.string(),
});
export type ServiceRelation = z.infer<typeof serviceRelation>;

export const serviceCountry = z.object({ countryID: id, serviceID: id });

const regionType = z.literal(Object.values(regionTypes));

/** Kilometres around a settlement within which the others of its country are covered, too (ours). */
const radius = z.literal(coverageRadii);

/** A covered region (regionType 1, `regionName`) or settlement (2, `settlementName`). */
export const serviceRegion = z.object({
  relationID: id,
  serviceID: id,
  countryID: id,
  regionName: z.string().optional(),
  settlementName: z.string().optional(),
  regionType,
  radius,
});
export type ServiceRegion = z.infer<typeof serviceRegion>;

export const serviceRegionBody = z
  .object({
    serviceID: id,
    /** Hungary where it is left out. */
    countryID: id.default(hungaryID),
    regionType,
    regionName: line(addressLimits.countyRegion).optional(),
    settlementName: line(addressLimits.settlement).optional(),
    radius: radius.default(0),
  })
  .superRefine((body, context) => {
    const field = body.regionType === regionTypes.region ? 'regionName' : 'settlementName';
    if (!body[field]) context.addIssue({ code: 'custom', path: [field], message: fieldMessages.required });
  });
export type ServiceRegionBody = z.output<typeof serviceRegionBody>;

/** What changes of a covered settlement. */
export const serviceRegionChange = z.object({ radius });

const fields = {
  serviceID: id,
  serviceUrl: z.string(),
  title: z.string(),
  webpage: nullableText,
  phone: z.string(),
  contactEmail: z.string(),
  price: z.int().nullable(),
  ...addressReply,
  /** Sanitised HTML. */
  description: z.string(),
  /** Names of its professions with commas between them. */
  serviceTypeName: z.string(),
  selectedServiceTypes: z.array(serviceRelation),
  userID: id,
  mainImg: nullableText,
  packageType,
  created: instant,
  updated: instant,
};

/** One of the caller's services for the form. */
export const serviceRecord = z.object(fields);
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** One service with everything its page shows (SPR-03). Phone and e-mail are the service's own. */
export const serviceDetail = z.object({
  ...contactBlock.shape,
  ...fields,
  /** Countries that it covers as a whole. */
  countries: z.array(z.object({ countryID: id, countryName: z.string() })),
  regions: z.array(z.object({ relationID: id, regionName: z.string() })),
  settlements: z.array(z.object({ relationID: id, settlementName: z.string(), radius })),
  images: z.array(listingImage),
  videoLinks: z.array(videoLink),
  timetable: timetable.nullable(),
  priceTable: z.array(priceTableProduct),
  /** Whether the caller is the professional. */
  isOwn: flagReply,
  hiddenReason,
  ...stateFields,
});
export type ServiceDetail = z.infer<typeof serviceDetail>;
