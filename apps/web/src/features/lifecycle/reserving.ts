import type { ListingState } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { text } from './text.ts';

/** The words of a reserved listing: a professional's calendar is full, anything else is promised to somebody. */
export const getReservationWords = (kind: ListingKind | undefined) =>
  kind === 'service' ? text.fullCalendar : text.reservation;

/** What others see of a listing in this state. */
export const getMeaning = (state: ListingState, kind: ListingKind): string =>
  state === 'reserved' ? getReservationWords(kind).meaning : text.meanings[state];

/** Whether owners mark listings of a kind as reserved. The calendar says of accommodations which nights are taken. */
export const isReservable = (kind: ListingKind): boolean => kind !== 'accommodation';
