import { z } from 'zod';
import { countBody, numberBody } from '../core/field-schemas.ts';
import { isExpected } from '../core/fields.ts';
import { fieldMessages } from '../core/hungarian.ts';
import {
  createRecord,
  day,
  emptyAsNull,
  flag,
  flagReply,
  id,
  instant,
  line,
  nullableInteger,
  nullableText,
  orNull,
  requiredText,
  text,
  textFlag,
  textID,
  textInteger,
} from '../core/index.ts';
import { accommodationRequestFields as fields, maxBudget, maxGuests } from './fields.ts';
import {
  hasResponse,
  listQuery,
  ownDistance,
  regionNames,
  requesterContact,
  requestHead,
  responderContact,
} from './schemas.ts';
import { guestFields, hostMessageMissing, requestTextLimits } from './values.ts';

/**
 * A request for accommodation. `regions` names the settlements; `settlements` is a synonym. With pets their number and
 * description are required.
 */
export const accommodationRequestBody = z
  .object({
    countryID: id,
    regions: regionNames.optional(),
    settlements: regionNames.optional(),
    startDate: day,
    endDate: day,
    ...createRecord(guestFields, (name) => countBody(fields[name])),
    mealPlanID: id,
    /** Forints (ours). */
    budget: numberBody(fields.budget),
    isAccessible: flag,
    hasPets: flag,
    petNumbers: orNull(countBody(fields.petNumbers)),
    petDescription: emptyAsNull(line(fields.petDescription.max)),
    description: requiredText(fields.description.max),
  })
  .superRefine((body, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!body.regions && !body.settlements) refuse('regions', 'Adj meg legalább egy települést!');
    if (body.endDate <= body.startDate) refuse('endDate', 'A távozás az érkezésnél későbbi nap legyen!');
    for (const name of ['petNumbers', 'petDescription'] as const)
      if (isExpected(fields[name], body) && !body[name]) refuse(name, fieldMessages.required);
  });
export type AccommodationRequestBody = z.output<typeof accommodationRequestBody>;

const stay = {
  countryID: id,
  countryName: z.string(),
  settlements: z.array(z.string()),
  startDate: day,
  endDate: day,
  ...createRecord(guestFields, () => z.int()),
  mealPlanID: id,
  mealPlanName: z.string(),
  /** Forints for the whole stay; null where nothing was said (ours). */
  budget: nullableInteger,
  isAccessible: flagReply,
  hasPets: flagReply,
  hasResponse,
  /** Whether the days of the stay have passed, so that no host can answer any more. */
  isOver: flagReply,
};

/** What one of the calling host's accommodations that fits a request says of its days (ours, CAL-10). */
const ownStay = z.object({
  accommodationID: id,
  accommodationName: z.string(),
  /** null where no calendar is kept. */
  isFree: flagReply.nullable(),
  /** Forints of the whole stay for all people; null where it is busy, and without a price. */
  total: nullableInteger,
});
export type OwnStay = z.infer<typeof ownStay>;

/** Absent for others than hosts; the free ones first, and of these the cheapest. */
const ofHost = { ownStays: z.array(ownStay).optional() };

/** An accommodation request on a card, in the requester's list and the hosts' search. */
export const accommodationRequestCard = z.object({
  ...requestHead,
  ...stay,
  description: z.string(),
  ...ofHost,
  ...ownDistance,
});
export type AccommodationRequestCard = z.infer<typeof accommodationRequestCard>;

const requestedStay = {
  ...requestHead,
  updated: instant,
  requesterID: id,
  ...stay,
  petNumbers: z.int().nullable(),
  petDescription: nullableText,
  description: z.string(),
};

/** One accommodation request with everything its page shows. */
export const accommodationRequestDetail = z.object({
  ...requestedStay,
  ...requesterContact,
  isOwn: flagReply,
  /** Whether the calling host has already answered. */
  hasOwnContact: flagReply,
  ...ofHost,
});
export type AccommodationRequestDetail = z.infer<typeof accommodationRequestDetail>;

/** One of the caller's accommodation requests for its read-only form. */
export const accommodationRequestRecord = z.object(requestedStay);
export type AccommodationRequestRecord = z.infer<typeof accommodationRequestRecord>;

/** Filters of the requester's list and of the hosts' search. */
export const accommodationRequestQuery = z.object({
  settlement: line(120).optional(),
  /** Earliest first day of the stay. */
  startDate: day.optional(),
  /** Latest last day of the stay. */
  endDate: day.optional(),
  ...listQuery,
});
export type AccommodationRequestQuery = z.output<typeof accommodationRequestQuery>;

/** Filters of the hosts' search: the days, and what they can offer (ours). */
export const accommodationRequestSearch = accommodationRequestQuery.extend({
  /** People at most. */
  guestsTo: textInteger(1, maxGuests).optional(),
  mealPlanID: textID.optional(),
  /** Forints that somebody would pay at least; those who have not said it are found, too. */
  budgetFrom: textInteger(1, maxBudget).optional(),
  /** 0 for those who bring none. */
  hasPets: textFlag.optional(),
});
export type AccommodationRequestSearch = z.output<typeof accommodationRequestSearch>;

/** A host's message to the requester; it may be left out, but not be empty. */
export const hostContactBody = z.object({
  message: orNull(text(requestTextLimits.hostMessage).min(1, { error: hostMessageMissing })),
});

/** A host's answer to an accommodation request, for the requester and for the host alone. */
export const hostAnswer = z.object({
  hostID: id,
  isFirm: flagReply,
  firmName: nullableText,
  firstName: nullableText,
  lastName: nullableText,
  message: nullableText,
  created: instant,
  /** How the requester can reach the host; null for the host. */
  contact: responderContact.nullable(),
  /** Published ones; first those where the request wants one. */
  accommodations: z.array(
    z.object({
      accommodationUrl: z.string(),
      accommodationName: z.string(),
      settlement: z.string(),
      /** Forints per person and night. */
      pricePerPerson: z.int(),
      mainImg: nullableText,
    }),
  ),
});
export type HostAnswer = z.infer<typeof hostAnswer>;
