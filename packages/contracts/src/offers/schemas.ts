import { z } from 'zod';
import { flagReply, id, instant, line, nullableText, page, requiredText, textID } from '../core/index.ts';
import { responderContact } from '../requests/schemas.ts';
import { isWithinUnit, timeFields, timeValue } from '../requests/service-requests.ts';
import { requestStates } from '../requests/values.ts';
import { offerDescriptionLimit, offerPriceLimit, offerStatusNames, priceUnits } from './values.ts';

/** A professional's offer on a service request, which cannot be changed after sending. The price is forints. */
export const offerBody = z
  .object({
    requestID: id,
    description: requiredText(offerDescriptionLimit),
    responseTime: timeValue,
    ...timeFields,
    price: z.int().min(0).max(offerPriceLimit),
    priceUnit: z.enum(priceUnits),
  })
  .superRefine(isWithinUnit('responseTime'));
export type OfferBody = z.output<typeof offerBody>;

const offerFields = {
  responseID: id,
  requestID: id,
  description: z.string(),
  responseTime: z.int(),
  ...timeFields,
  /** Forints. */
  price: z.int(),
  priceUnit: z.enum(priceUnits),
  accepted: z.enum(offerStatusNames),
  created: instant,
  /** When its requester first saw it; null before, and for an old one that was seen before this was noted (ours). */
  seenAt: instant.nullable(),
};

/** An offer as its requester sees it, with the professional and the places of their services. */
export const offer = z.object({
  ...offerFields,
  firmID: id,
  isFirm: flagReply,
  firmName: nullableText,
  firmType: id.nullable(),
  firmTypeName: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  /** `isOfProfession`: whether the service is of the profession that the request asks for (ours); those come first. */
  serviceUrls: z.array(z.object({ serviceUrl: z.string(), title: z.string(), isOfProfession: flagReply })),
  /** Of the accepted offer, for its requester; null for any other offer and reader. */
  contact: responderContact.nullable(),
});
export type Offer = z.infer<typeof offer>;

/** One of the caller's offers in the professional's list, with the request. */
export const ownOfferCard = z.object({
  ...offerFields,
  serviceID: id,
  serviceName: z.string(),
  postalCode: nullableText,
  settlement: nullableText,
  requestState: z.enum(requestStates),
});
export type OwnOfferCard = z.infer<typeof ownOfferCard>;

/** Filters of the caller's offers; an empty status matches any. */
export const ownOfferQuery = z.object({
  serviceID: textID.optional(),
  /** A settlement, a county or a country. */
  address: line(120).optional(),
  accepted: z.enum(['', ...offerStatusNames]).optional(),
  page,
});
export type OwnOfferQuery = z.output<typeof ownOfferQuery>;
