import { addDays, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { endingSoonDays, type SiteStatistics, type SpanQuery, spanDays } from '@piacter/contracts/statistics';
import { daysLeft } from '../../core/calendar.ts';
import type { Deps } from '../../deps.ts';
import { getEndingPackages, getTroubledMails } from './attention.queries.ts';
import { findListingCountsOn, getListingCounts } from './listing-counts.ts';
import { getFigures, sumFigures } from './site-figures.ts';
import { createSpan, getPreviousSpan } from './span.ts';

/** The end of the days in which a package counts as about to end. */
const endOfSoon = (now: Date) => startOfDay(addDays(toBudapestDay(now), endingSoonDays + 1));

/** The admin's first screen (ours). */
export const createSiteStatistics = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  async get(query: SpanQuery): Promise<SiteStatistics> {
    const now = clock.now();
    const span = createSpan(query, now, spanDays.site);
    const [bins, before, listings, listingsBefore, mails, ending] = await Promise.all([
      getFigures(db, span),
      getFigures(db, getPreviousSpan(span)),
      getListingCounts(db, now),
      findListingCountsOn(db, span.from),
      getTroubledMails(db),
      getEndingPackages(db, now, endOfSoon(now)),
    ]);
    return {
      from: span.from,
      to: span.to,
      unit: span.unit,
      bins: span.bins.map((bin, index) => ({ ...bin, figures: bins[index] ?? sumFigures([]) })),
      totals: sumFigures(bins),
      previous: sumFigures(before),
      listings: {
        now: listings,
        before: listingsBefore ?? null,
        countedAt: listings.countedAt.toISOString(),
      },
      mails: {
        ...mails,
        troubled: mails.troubled.map((mail) => ({ ...mail, created: mail.created.toISOString() })),
      },
      endingPackages: {
        total: ending.total,
        rows: ending.rows.map(({ validTo, ...row }) => ({ ...row, daysLeft: daysLeft(validTo ?? now, now) })),
      },
    };
  },
});

export type SiteStatisticsService = ReturnType<typeof createSiteStatistics>;
