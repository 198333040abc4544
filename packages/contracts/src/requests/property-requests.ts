import { z } from 'zod';
import { fieldMessages } from '../core/hungarian.ts';
import {
  flagReply,
  id,
  instant,
  keepAbsent,
  line,
  nullableInteger,
  orNull,
  requiredText,
  textID,
  textInteger,
} from '../core/index.ts';
import { houseTypes } from '../properties/values.ts';
import { listQuery, regionNames, requesterContact, requestHead } from './schemas.ts';
import {
  propertyRequestLimits as limits,
  requestedAdTypes,
  requestRanges,
  requestTextLimits,
} from './values.ts';

const optional = (max: number) => orNull(z.int().min(0).max(max));
const ids = z
  .array(id)
  .max(64)
  .transform((list) => [...new Set(list)])
  .default([]);

const { required: missing } = fieldMessages;

/** Required for a house or a flat; a plot has no rooms, no condition and no building technology. */
const requiredForBuildings = ['floorAreaFrom', 'floorAreaTo', 'minRooms', 'maxRooms'] as const;

const bodyFields = {
  description: requiredText(requestTextLimits.propertyDescription),
  adType: z.literal(Object.values(requestedAdTypes)),
  houseType: z.literal(Object.values(houseTypes)),
  countryID: id,
  minPrice: z.int().min(0).max(limits.price),
  maxPrice: z.int().min(0).max(limits.price),
  /** Range of floors to exclude. */
  excludeFloorFrom: optional(limits.floor),
  excludeFloorTo: optional(limits.floor),
  floorAreaFrom: optional(limits.area),
  floorAreaTo: optional(limits.area),
  siteAreaFrom: optional(limits.area),
  siteAreaTo: optional(limits.area),
  minRooms: optional(limits.rooms),
  maxRooms: optional(limits.rooms),
  regions: regionNames,
  conditions: ids,
  buildTechnologies: ids,
};

/** A request for a property. Prices are thousands of forints, areas square metres. */
export const propertyRequestBody = z.object(bodyFields).superRefine((body, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (body.houseType !== houseTypes.plot) {
    for (const field of requiredForBuildings) if (body[field] === null) refuse(field, missing);
    for (const field of ['conditions', 'buildTechnologies'] as const)
      if (body[field].length === 0) refuse(field, 'Válassz legalább egyet!');
  }
  for (const [from, to] of requestRanges) {
    const [low, high] = [body[from], body[to]];
    if (low !== null && high !== null && high < low) refuse(to, fieldMessages.reversedRange);
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
  /** Thousands of forints. */
  minPrice: z.int(),
  maxPrice: z.int(),
  floorAreaFrom: nullableInteger,
  floorAreaTo: nullableInteger,
  siteAreaFrom: nullableInteger,
  siteAreaTo: nullableInteger,
  minRooms: nullableInteger,
  maxRooms: nullableInteger,
};

/** A property request on a card, in the own list and the owners' search. */
export const propertyRequestCard = z.object({ ...requestHead, ...wanted, description: z.string() });
export type PropertyRequestCard = z.infer<typeof propertyRequestCard>;

const wantedProperty = {
  ...requestHead,
  updated: instant,
  ...wanted,
  excludeFloorFrom: nullableInteger,
  excludeFloorTo: nullableInteger,
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

/** An own property request with ids, for the form. */
export const propertyRequestRecord = z.object({
  ...wantedProperty,
  conditions: z.array(id),
  buildTechnologies: z.array(id),
});
export type PropertyRequestRecord = z.infer<typeof propertyRequestRecord>;

const area = textInteger(0, limits.area).optional();

/** Filters of both property request lists. A range matches requests whose own range overlaps it. */
export const propertyRequestQuery = z.object({
  /** A settlement or a county; `settlement` is a synonym. */
  location: line(120).optional(),
  settlement: line(120).optional(),
  adType: textID.optional(),
  houseType: textID.optional(),
  countryID: textID.optional(),
  floorAreaFrom: area,
  floorAreaTo: area,
  siteAreaFrom: area,
  siteAreaTo: area,
  ...listQuery,
});
export type PropertyRequestQuery = z.output<typeof propertyRequestQuery>;
