import { z } from 'zod';
import { rangeEndBody, rangeEndQuery } from '../core/field-schemas.ts';
import { isExpected } from '../core/fields.ts';
import { fieldMessages } from '../core/hungarian.ts';
import {
  createRecord,
  flagReply,
  fromEntries,
  id,
  instant,
  keepAbsent,
  line,
  nullableInteger,
  orNull,
  requiredText,
  textID,
} from '../core/index.ts';
import { houseTypes } from '../properties/values.ts';
import { propertyRequestFields as fields, requestRanges, shownEnds } from './fields.ts';
import { listQuery, ownDistance, regionNames, requesterContact, requestHead } from './schemas.ts';
import { requestedAdTypes } from './values.ts';

const ids = z
  .array(id)
  .max(64)
  .transform((list) => [...new Set(list)])
  .default([]);

/** Both ends of every range, of which some need not be given. */
const optionalEnds = fromEntries(
  requestRanges.flatMap((name) => {
    const end = orNull(rangeEndBody(fields[name]));
    return fields[name].ends.map((field) => [field, end] as const);
  }),
);

const bodyFields = {
  description: requiredText(fields.description.max),
  adType: z.literal(Object.values(requestedAdTypes)),
  houseType: z.literal(Object.values(houseTypes)),
  countryID: id,
  ...optionalEnds,
  ...createRecord(fields.price.ends, () => rangeEndBody(fields.price)),
  regions: regionNames,
  conditions: ids,
  buildTechnologies: ids,
};

/** A request for a property. Prices are thousands of forints, areas square metres. */
export const propertyRequestBody = z.object(bodyFields).superRefine((body, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  for (const name of ['conditions', 'buildTechnologies'] as const)
    if (isExpected(fields[name], body) && body[name].length === 0) refuse(name, 'Válassz legalább egyet!');
  for (const name of requestRanges) {
    const { ends } = fields[name];
    const [low, high] = [body[ends[0]], body[ends[1]]];
    if (isExpected(fields[name], body))
      for (const end of ends) if (body[end] === null) refuse(end, fieldMessages.required);
    if (low !== null && high !== null && high < low) refuse(ends[1], fieldMessages.reversedRange);
  }
});
export type PropertyRequestBody = z.output<typeof propertyRequestBody>;

/** Body of an update: absent fields are kept; the merged request has to be valid as a `propertyRequestBody`. */
export const propertyRequestUpdate = z.object(keepAbsent(bodyFields));
export type PropertyRequestUpdate = z.output<typeof propertyRequestUpdate>;

const wanted = {
  adType: id,
  adTypeName: z.string(),
  houseType: id,
  houseTypeName: z.string(),
  countryID: id,
  countryName: z.string(),
  regions: z.array(z.string()),
  ...createRecord(shownEnds, () => nullableInteger),
  /** Thousands of forints. */
  ...createRecord(fields.price.ends, () => z.int()),
};

/** A property request on a card, in the requester's list and the owners' search. */
export const propertyRequestCard = z.object({
  ...requestHead,
  ...wanted,
  description: z.string(),
  ...ownDistance,
});
export type PropertyRequestCard = z.infer<typeof propertyRequestCard>;

const wantedProperty = {
  ...requestHead,
  updated: instant,
  ...wanted,
  ...createRecord(fields.excludedFloors.ends, () => nullableInteger),
  description: z.string(),
};

export const requestedCondition = z.object({ conditionID: id, typeName: z.string() });
export const requestedTechnology = z.object({ technologyID: id, typeName: z.string() });

/** One property request with everything that its page shows. */
export const propertyRequestDetail = z.object({
  ...wantedProperty,
  conditions: z.array(requestedCondition),
  buildTechnologies: z.array(requestedTechnology),
  ...requesterContact,
  isOwn: flagReply,
});
export type PropertyRequestDetail = z.infer<typeof propertyRequestDetail>;

/** One of the caller's property requests with ids, for the form. */
export const propertyRequestRecord = z.object({
  ...wantedProperty,
  conditions: z.array(id),
  buildTechnologies: z.array(id),
});
export type PropertyRequestRecord = z.infer<typeof propertyRequestRecord>;

/** The filter of the price, by the names that it has in the search of properties. */
const priceEnds = ['priceFrom', 'priceTo'] as const;

/** Filters of both property request lists. A range matches requests whose own range overlaps it. */
export const propertyRequestQuery = z.object({
  /** A settlement or a county; `settlement` is a synonym. */
  location: line(120).optional(),
  settlement: line(120).optional(),
  adType: textID.optional(),
  houseType: textID.optional(),
  countryID: textID.optional(),
  ...createRecord(fields.floorArea.ends, () => rangeEndQuery(fields.floorArea)),
  ...createRecord(fields.siteArea.ends, () => rangeEndQuery(fields.siteArea)),
  /** Thousands of forints (ours). */
  ...createRecord(priceEnds, () => rangeEndQuery(fields.price)),
  ...listQuery,
});
export type PropertyRequestQuery = z.output<typeof propertyRequestQuery>;
