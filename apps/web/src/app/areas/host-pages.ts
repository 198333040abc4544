import { hostPaths } from '@piacter/contracts/site/paths';
import { page } from '../route.tsx';
import { getAdvertiserPages } from './advertiser-pages.tsx';

/** The area of hosts. */
export const hostPages = [
  ...getAdvertiserPages('accommodation', {
    list: () =>
      import('../../features/accommodations/own/own-accommodations-page.tsx').then(
        (m) => m.OwnAccommodationsPage,
      ),
    create: () =>
      import('../../features/accommodations/form/new-accommodation-page.tsx').then(
        (m) => m.NewAccommodationPage,
      ),
    edit: () =>
      import('../../features/accommodations/form/edit-accommodation-page.tsx').then(
        (m) => m.EditAccommodationPage,
      ),
  }),
  page(hostPaths.calendar(), () =>
    import('../../features/calendars/host/host-calendar-page.tsx').then((m) => m.HostCalendarPage),
  ),
];
