import { z } from 'zod';
import {
  flag,
  flagReply,
  id,
  line,
  nullableText,
  page,
  requiredText,
  textFlag,
  textID,
} from '../core/index.ts';
import { optionalAddress } from '../listings/schemas.ts';
import { serviceRequestFields as fields } from './fields.ts';
import { hasResponse, ownDistance, requesterContact, requestHead, responseCount } from './schemas.ts';
import { timeUnitNames, timeUnits } from './values.ts';

/** A duration in one of three units, each with its own maximum. */
export const timeFields = { timeUnit: z.enum(timeUnitNames) };
export const timeValue = z
  .int()
  .min(1)
  .max(Math.max(...Object.values(timeUnits)));

/** A refinement: the number is at most the maximum of its unit. */
export const isWithinUnit =
  (field: 'requestTime' | 'responseTime') =>
  (
    body: { timeUnit: (typeof timeUnitNames)[number] } & { [Name in typeof field]?: number },
    context: z.RefinementCtx,
  ) => {
    const max = timeUnits[body.timeUnit];
    if ((body[field] ?? 0) > max)
      context.addIssue({
        code: 'custom',
        path: [field],
        message: `Legfeljebb ${max} ${body.timeUnit} legyen!`,
      });
  };

/**
 * A request for a professional's service. `serviceID` is the profession's id. With `disableAddress` 1 the profile's
 * address is used, and that of the body is ignored.
 */
export const serviceRequestBody = z
  .object({
    serviceID: id.describe(fields.serviceID.label),
    description: requiredText(fields.description.max).describe(fields.description.label),
    requestTime: timeValue.describe(fields.requestTime.label),
    ...timeFields,
    ...optionalAddress,
    disableAddress: flag.default(0),
  })
  .superRefine(isWithinUnit('requestTime'));
export type ServiceRequestBody = z.output<typeof serviceRequestBody>;

const requestedWork = {
  ...requestHead,
  serviceID: id,
  serviceName: z.string(),
  description: z.string(),
  requestTime: z.int(),
  ...timeFields,
  postalCode: nullableText,
  settlement: nullableText,
};

/** One of the caller's service requests in its requester's list. */
export const ownServiceRequestCard = z.object({
  ...requestedWork,
  hasResponse,
  responseCount,
  hasAcceptedOffer: z.boolean(),
});
export type OwnServiceRequestCard = z.infer<typeof ownServiceRequestCard>;

/** A service request in the professionals' search, without the requester's identity. */
export const serviceRequestCard = z.object({
  ...requestedWork,
  countyRegion: nullableText,
  responseCount,
  imageCount: z.int(),
  /** Whether the caller has sent an offer. */
  hasOwnOffer: flagReply,
  ...ownDistance,
});
export type ServiceRequestCard = z.infer<typeof serviceRequestCard>;

const requestedService = {
  ...requestedWork,
  disableAddress: flagReply,
  countryID: id.nullable(),
  countryName: nullableText,
  countyRegion: nullableText,
  /** From here on null for callers who may not see the contact data. */
  street: nullableText,
  publicPlaceType: id.nullable(),
  publicPlaceName: nullableText,
  houseNumber: nullableText,
  floorNumber: nullableText,
  doorNumber: nullableText,
  hasResponse,
  responseCount,
  hasAcceptedOffer: z.boolean(),
};

export const requestImage = z.object({ imageID: id, imagePath: z.string() });

/** One service request with everything its page shows. */
export const serviceRequestDetail = z.object({
  ...requestedService,
  ...requesterContact,
  images: z.array(requestImage),
  isOwn: flagReply,
  /** How many professionals it suits; of an open one without an offer, for its requester alone (ours). */
  professionalCount: z.int().nonnegative().optional(),
});
export type ServiceRequestDetail = z.infer<typeof serviceRequestDetail>;

/** One of the caller's service requests for its read-only form. */
export const serviceRequestRecord = z.object(requestedService);
export type ServiceRequestRecord = z.infer<typeof serviceRequestRecord>;

/** Filters of a requester's own list. */
export const ownServiceRequestQuery = z.object({
  serviceID: textID.optional(),
  hasResponse: textFlag.optional(),
  page,
});
export type OwnServiceRequestQuery = z.output<typeof ownServiceRequestQuery>;

/** Filters of the professionals' search. */
export const serviceRequestQuery = z.object({
  serviceID: textID.optional(),
  /** A settlement, a county or a country. */
  address: line(120).optional(),
  /** 1: only those that match the caller's own professions and covered places. */
  ownArea: textFlag.optional(),
  page,
});
export type ServiceRequestQuery = z.output<typeof serviceRequestQuery>;
