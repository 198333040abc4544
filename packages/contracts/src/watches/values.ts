import { fromEntries, typedKeys } from '../core/values.ts';
import { type ListingKind, listingKinds } from '../listings/values.ts';
import { requestKinds } from '../requests/values.ts';

/** The request searches that can be followed, by the kind of request that they find. */
export const watchedRequestKinds = fromEntries(
  requestKinds.map((kind) => [`${kind}-request` as const, kind]),
);
export type WatchedRequestKind = keyof typeof watchedRequestKinds;

/** The searches that can be followed: those of listings, and those of quote requests. */
export type WatchKind = ListingKind | WatchedRequestKind;
export const watchKinds: readonly WatchKind[] = [...listingKinds, ...typedKeys(watchedRequestKinds)];

/** Whether a kind finds requests, which only those see who may answer them. */
export const isRequestWatch = (kind: WatchKind): kind is WatchedRequestKind =>
  Object.hasOwn(watchedRequestKinds, kind);

/** How often a watch writes. */
export const watchFrequencies = ['immediate', 'daily', 'weekly'] as const;
export type WatchFrequency = (typeof watchFrequencies)[number];

/** Maximum number of watches of a person, that is of an account or a mail address. */
export const maxWatches = 20;

/** Maximum length of the name of a watch, in characters. */
export const watchNameLimit = 120;

/** Maximum length of the query of a watch, in characters: a drawn area of a hundred corners has two thousand. */
export const watchQueryLimit = 6000;

/** Days in which the address of a watch has to be confirmed. */
export const daysToConfirmWatch = 7;
