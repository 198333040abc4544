/**
 * Spans of days, today included: those of the admin's and the advertisers' figures while no other is chosen, and the
 * maximum (53 weeks, so that a year has its last week).
 */
export const spanDays = { site: 84, advertiser: 30, max: 371 } as const;
export const spanTooLong = `Legfeljebb ${spanDays.max} napot választhatsz, szűkítsd az időszakot!`;

/** What is counted of a listing per day: openings of its page, clicks on its contact data, messages by its form. */
export const listingEvents = ['view', 'contact', 'message'] as const;
export type ListingEvent = (typeof listingEvents)[number];

/** Days in which a package counts as about to end. */
export const endingSoonDays = 14;
