import { toBudapestDay } from '@piacter/contracts/core/days';
import { formatParty } from '@piacter/contracts/stays/fields';
import { countStay, findStayFault, type StayParty } from '@piacter/contracts/stays/values';
import type { Database } from '@piacter/db';
import { formatDays, formatForints } from '../../core/formatting.ts';
import { findStayRules } from './rules/index.ts';

/** What the stay sums up to by the prices of the page, in forints; undefined where they do not say. */
export async function findTotal(
  db: Database,
  accommodationID: number,
  party: StayParty,
): Promise<number | undefined> {
  const rules = await findStayRules(db, accommodationID);
  return rules && countStay(rules, party)?.total;
}

/**
 * Days, people and sum of a stay that somebody asks about, as a mail has them whatever the words are; '' for what is not
 * known, and for days that are no stay.
 */
export async function describeStay(
  db: Database,
  accommodationID: number,
  party: StayParty,
  now: Date,
): Promise<{ stay: string; price: string }> {
  if (findStayFault(party, toBudapestDay(now))) return { stay: '', price: '' };
  const total = await findTotal(db, accommodationID, party);
  const stay = `${formatDays(party.arrival, party.departure)} · ${formatParty(party)}`;
  return { stay, price: total === undefined ? '' : formatForints(total) };
}
