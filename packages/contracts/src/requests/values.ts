import { upperFirst } from '../core/hungarian.ts';
import { childGroups, createRecord } from '../core/values.ts';
import { type ListingKind, searchedByKind } from '../listings/values.ts';

/** The kinds of quote requests, which share their calls, lists and pages where they are alike. */
export const requestKinds = ['service', 'accommodation', 'property'] as const satisfies ListingKind[];
export type RequestKind = (typeof requestKinds)[number];

/** Whether there are quote requests for a kind of listing. */
export const isRequestKind = (kind: string): kind is RequestKind => requestKinds.some((one) => one === kind);

/**
 * The states of a request, in the order of their stored numbers. Only an open one is found and answered. `archived`:
 * removed by its requester; `accepted`: with an accepted offer; `over`: its last day has passed; `closed`: by its
 * requester; `hidden`: by an admin.
 */
export const requestStates = ['archived', 'open', 'accepted', 'over', 'closed', 'hidden'] as const;
export type RequestState = (typeof requestStates)[number];

/** The states in which a requester accepts one of the offers that have come. */
export const decidableStates = ['open', 'over', 'closed'] as const satisfies RequestState[];

/**
 * When requests end by themselves: a service request `afterWaiting` days after its waiting time, a property request
 * `property` days after its last change, of which its requester hears `notice` days before. The database computes the
 * last day from it (`openUntil`). A request for accommodation ends with the stay.
 */
export const requestDays = { afterWaiting: 7, property: 90, notice: 7 } as const;

/** Maximum length of the reason for which an admin hides a request, which its requester reads. */
export const hidingReasonLimit = 500;

/** The requests of a kind, as their lists are called. */
export const requestListNames = createRecord(
  requestKinds,
  (kind) => `${searchedByKind[kind]}-ajánlatkérések`,
);

/** What a request of a kind is called: 'Szakember-ajánlatkérés'. */
export const requestNames = createRecord(requestKinds, (kind) =>
  upperFirst(`${searchedByKind[kind]}-ajánlatkérés`),
);

/** Maximum lengths of a request's texts, in characters. */
export const requestTextLimits = {
  serviceDescription: 500,
  hostMessage: 2500,
} as const;

/** The error of an arrival before today. */
export const pastArrival = 'Az érkezés napja már elmúlt, adj meg későbbit!';

/** The error of an empty message of a host. */
export const hostMessageMissing =
  'Írj pár szót az ajánlatkérőnek, például hogy mikor van szabad helyed, és mennyiért!';

/** Maximum number of pictures of a service request. */
export const requestImageLimit = 2;

/** Maximum number of settlements or regions of a request. */
export const requestRegionLimit = 20;

/** Units of a waiting or response time, with the maximum of each; the minimum is 1. */
export const timeUnits = { óra: 23, nap: 6, hét: 10 } as const;
export type TimeUnit = keyof typeof timeUnits;
export const timeUnitNames = Object.keys(timeUnits) as [TimeUnit, ...TimeUnit[]];

const timeUnitsWithin: Record<TimeUnit, string> = { óra: 'órán', nap: 'napon', hét: 'héten' };

/** '2 napon belül', with a no-break space after the number. */
export const formatWithin = (count: number, unit: TimeUnit): string =>
  `${count}\u00a0${timeUnitsWithin[unit]} belül`;

/** The children's age groups, in the order of the form. */
export const childrenFields = childGroups;
export const guestFields = ['adultPeople', ...childrenFields] as const;

/** The ad types that a property request can ask for. */
export const requestedAdTypes = { sale: 1, rent: 2 } as const;

/**
 * The unit of a typed price, which is stored in thousands of forints: millions for a purchase, thousands for a rent.
 */
export const pricePrefixes = { 1: 'M', 2: 'e' } as const satisfies Record<number, string>;
