import { getNextStates, isFound, type ListingState } from '@piacter/contracts/lifecycle/values';
import type { ListingKind, ListingTarget } from '@piacter/contracts/listings/values';
import { noPromotion } from '@piacter/contracts/packages/values';
import { api } from '../../lib/api/index.ts';
import type { Question } from '../../lib/message-queue.ts';
import type { Ending } from './ending.ts';
import { text } from './text.ts';

/** The words of a reserved listing: a professional's calendar is full, anything else is promised to somebody. */
export const getReservationWords = (kind: ListingKind | undefined) =>
  kind === 'service' ? text.fullCalendar : text.reservation;

/** What others see of a listing in this state. */
export const getMeaning = (state: ListingState, kind: ListingKind): string =>
  state === 'reserved' ? getReservationWords(kind).meaning : text.meanings[state];

/** Whether owners mark listings of a kind as reserved. The calendar says of accommodations which nights are taken. */
export const isReservable = (kind: ListingKind): boolean => kind !== 'accommodation';

/** What the moves of one of the user's listings need to know of it. */
export type MovableListing = ListingTarget & {
  title: string;
  state: ListingState;
  /** The states that the server allows. */
  nextStates: readonly ListingState[];
  /** When it is hidden unless it is renewed; null before the mail that asks. */
  expiresAt: string | null;
  ending: Ending;
  packageType: number;
};

/** A button: its words, and what is asked before. `publishes`: others see the listing from then on. */
export type Move = { to: ListingState; label: string; publishes: boolean; question?: Question };

function getLabel({ kind, state, ending }: MovableListing, to: ListingState): string {
  if (to === state) return text.renew;
  if (to === 'paused') return text.pause;
  if (to === 'reserved') return getReservationWords(kind).begin;
  if (to === 'closed') return text.endings[ending].action;
  if (state === 'draft') return text.publish;
  if (state === 'reserved') return getReservationWords(kind).end;
  return state === 'expired' ? text.renew : text.restart;
}

function getQuestion(listing: MovableListing, to: ListingState, label: string): Question | undefined {
  if (to !== 'paused' && to !== 'closed') return undefined;
  const ask = to === 'paused' ? text.pauseQuestion : text.closeQuestion;
  const detail = to === 'paused' ? text.pauseDetail : text.closeDetail;
  const isPromoted = listing.packageType !== noPromotion;
  return {
    text: ask(listing.title),
    detail: isPromoted ? `${detail} ${text.daysRunOn}` : detail,
    confirm: label,
  };
}

/** The moves to offer for one of the user's listings; renewing only once it is asked for. */
export const getMoves = (listing: MovableListing): Move[] =>
  listing.nextStates
    .filter((to) => (to === listing.state ? listing.expiresAt !== null : true))
    .filter((to) => to !== 'reserved' || to === listing.state || isReservable(listing.kind))
    .map((to) => {
      const label = getLabel(listing, to);
      const question = getQuestion(listing, to, label);
      const publishes = isFound(to) && !isFound(listing.state);
      return { to, label, publishes, ...(question && { question }) };
    });

/** Whether the owner may move listings from a state back to where each was before. */
export const isReversible = (to: ListingState, before: readonly ListingState[]): boolean =>
  before.length > 0 && before.every((state) => getNextStates(to, 'owner').includes(state));

export const moveListing = ({ kind, id }: ListingTarget, status: ListingState) =>
  api('PATCH /api/listings/{kind}/{id}/status', { params: { kind, id }, body: { status } });
