import { professionalPaths } from '@piacter/contracts/site/paths';
import { page } from '../route.tsx';
import { getAdvertiserPages } from './advertiser-pages.tsx';

/** The area of professionals. */
export const professionalPages = [
  ...getAdvertiserPages('service', {
    list: () => import('../../features/services/own/own-services-page.tsx').then((m) => m.OwnServicesPage),
    create: () => import('../../features/services/form/new-service-page.tsx').then((m) => m.NewServicePage),
    edit: () => import('../../features/services/form/edit-service-page.tsx').then((m) => m.EditServicePage),
  }),
  page(professionalPaths.offers, () =>
    import('../../features/offers/own/own-offers-page.tsx').then((m) => m.OwnOffersPage),
  ),
];
