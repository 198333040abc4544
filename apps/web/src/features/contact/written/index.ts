import { keepDayTogether } from '@piacter/contracts/core/hungarian';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import { createStoredList } from '../../../lib/stored-list.ts';
import { readCookieStatus } from '../../../ui/cookie/cookie-status.ts';
import { writtenKey } from '../written-key/index.ts';
import { text } from './text.ts';

const days = new Intl.DateTimeFormat('hu-HU', { timeZone: 'Europe/Budapest', dateStyle: 'long' });
const times = new Intl.DateTimeFormat('hu-HU', {
  timeZone: 'Europe/Budapest',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Ma 23:33-kor írtál neki', with the day unless it is today's. */
export function formatWritten(at: number, now = Date.now()): string {
  const day = keepDayTogether(days.format(at));
  const time = times.format(at);
  return day === keepDayTogether(days.format(now)) ? text.today(time) : text.earlier(day, time);
}

/** A listing whose advertiser was written to from this browser, and when (milliseconds since 1970). */
type Written = ListingTarget & { at: number };

// own value: the number of listings that are remembered, whatever may be kept as favourites
const maxWritten = 100;

/** It never leaves the browser. */
const writtenTo = createStoredList<Written>(writtenKey);

const isAbout =
  ({ kind, id }: ListingTarget) =>
  (written: Written) =>
    written.kind === kind && written.id === id;

/** Remembers a message, unless the visitor declined to be remembered. */
export function rememberWritten({ kind, id }: ListingTarget): void {
  if (readCookieStatus() === 0) return;
  const others = writtenTo.read().filter((one) => !isAbout({ kind, id })(one));
  writtenTo.write([{ kind, id, at: Date.now() }, ...others].slice(0, maxWritten));
}

/** When the advertiser of a listing was last written to; undefined for never. */
export const useWritten = (listing: ListingTarget): number | undefined =>
  writtenTo.use().find(isAbout(listing))?.at;
