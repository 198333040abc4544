import {
  getAdvertiserStatistics,
  getRequesterStatistics,
  getSiteStatistics,
  reportListingEvent,
} from '@piacter/contracts/statistics';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { AdvertiserStatisticsService } from './advertiser-statistics.service.ts';
import type { ListingEventService } from './listing-events.service.ts';
import type { RequesterStatisticsService } from './requester-statistics.service.ts';
import type { SiteStatisticsService } from './site-statistics.service.ts';

interface StatisticsServices {
  site: SiteStatisticsService;
  advertiser: AdvertiserStatisticsService;
  requester: RequesterStatisticsService;
  events: ListingEventService;
}

export const statisticsRoutes = ({
  site,
  advertiser,
  requester,
  events,
}: StatisticsServices): Implementation[] => [
  implement(getSiteStatistics, async ({ query }) => ({ data: await site.get(query) })),
  implement(getAdvertiserStatistics, async ({ query, session }) => ({
    data: await advertiser.get(session, query),
  })),
  implement(getRequesterStatistics, async ({ session }) => ({ data: await requester.get(session) })),
  implement(reportListingEvent, async ({ body, request }) => {
    await events.report(body, request);
    return {};
  }),
];
