import { daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import type { StayTotalQuery, StayTotalReply } from '@piacter/contracts/stays';
import { countPeople, countStay, findStayFault, findStayObstacles } from '@piacter/contracts/stays/values';
import { invalidField, notFound } from '../../../core/http/api-error.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { selectRanges } from '../../calendars/ranges/index.ts';
import { getViewpoint, listingSpecs } from '../../listings/index.ts';
import { listingRef } from '../../listings/rows/index.ts';
import { findStayRules } from '../rules/index.ts';
import { stayText } from '../stays.text.ts';

/** The sum of a stay, and what speaks against it (CAL-06); throws `not_found`, `validation_failed`. */
export const createStayTotals =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  async ({ accommodationID, ...party }: StayTotalQuery, viewer: Session | null): Promise<StayTotalReply> => {
    const { notFoundMessage } = listingSpecs.accommodation;
    const fault = findStayFault(party, toBudapestDay(clock.now()));
    if (fault) throw invalidField(fault.path, fault.message);
    await getViewpoint(db, listingRef('accommodation', accommodationID), viewer);
    const rules = await findStayRules(db, accommodationID);
    if (!rules) throw notFound(notFoundMessage);
    if (rules.capacity !== null && countPeople(party) > rules.capacity)
      throw invalidField('adults', stayText.tooManyPeople(rules.capacity));
    const busy = await selectRanges(db, accommodationID, { from: party.arrival, to: party.departure });
    const obstacles = findStayObstacles(rules, party);
    if (busy.length > 0) obstacles.push({ reason: 'busy', limit: null });
    const sum = countStay(rules, party);
    return {
      accommodationID,
      nights: daysBetween(party.arrival, party.departure),
      lines: sum?.lines ?? [],
      total: sum?.total ?? null,
      obstacles,
    };
  };

export type CountStayTotal = ReturnType<typeof createStayTotals>;
