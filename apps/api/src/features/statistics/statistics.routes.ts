import { getSiteStatistics, reportListingEvent } from '@piacter/contracts/statistics';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ListingEventService } from './listing-events.service.ts';
import type { SiteStatisticsService } from './site-statistics.service.ts';

interface StatisticsServices {
  site: SiteStatisticsService;
  events: ListingEventService;
}

export const statisticsRoutes = ({ site, events }: StatisticsServices): Implementation[] => [
  implement(getSiteStatistics, async ({ query }) => ({ data: await site.get(query) })),
  implement(reportListingEvent, async ({ body, request }) => {
    await events.report(body, request);
    return {};
  }),
];
