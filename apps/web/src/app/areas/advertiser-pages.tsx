import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings/values';
import { isRequestKind } from '@piacter/contracts/requests/values';
import { areaPath, listingPathsByKind, quickAnswersPath } from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { requestPages } from '../requests/request-pages.tsx';
import { type LoadPage, page, redirection } from '../route.tsx';
import { pagesOfRole } from './pages-of-roles.tsx';

const getRequestPages = (kind: ListingKind): RouteObject[] =>
  isRequestKind(kind)
    ? [
        page(listingPathsByKind[kind].requests, requestPages[kind].search),
        page(listingPathsByKind[kind].request(), requestPages[kind].answer),
      ]
    : [];

/** The area of the advertisers of a kind, with the pages of their listings (OWN-20, HOST-12, PRO-08: the purchases). */
export function getAdvertiserPages(
  kind: ListingKind,
  own: Record<'list' | 'create' | 'edit', LoadPage>,
): RouteObject[] {
  const role = listingRoleByKind[kind];
  const paths = listingPathsByKind[kind];
  return [
    redirection(areaPath(role), paths.overview),
    page(paths.overview, () =>
      import('../../features/statistics/advertiser/advertiser-overview-page.tsx').then(
        ({ AdvertiserOverviewPage }) =>
          () => <AdvertiserOverviewPage kind={kind} />,
      ),
    ),
    ...pagesOfRole(role),
    page(quickAnswersPath(role), () =>
      import('../../features/quick-answers/quick-answers-page.tsx').then((m) => m.QuickAnswersPage),
    ),
    page(paths.payment(), () =>
      import('../../features/payments/payment-page.tsx').then((m) => m.PaymentPage),
    ),
    page(paths.receipt(), () =>
      import('../../features/payments/receipt-page.tsx').then((m) => m.ReceiptPage),
    ),
    page(paths.order(), () =>
      import('../../features/orders/place-order/order-page.tsx').then((m) => m.OrderPage),
    ),
    page(paths.month(), () =>
      import('../../features/listing-months/listing-month-page.tsx').then(({ ListingMonthPage }) => () => (
        <ListingMonthPage kind={kind} />
      )),
    ),
    page(paths.socialLinks, () =>
      import('../../features/social/social-links-page.tsx').then((m) => m.SocialLinksPage),
    ),
    page(paths.listings, own.list),
    page(paths.newListing, own.create),
    page(paths.listing(), own.edit),
    page(paths.orders, () =>
      import('../../features/orders/own-orders/purchases-page.tsx').then(({ PurchasesPage }) => () => (
        <PurchasesPage kind={kind} />
      )),
    ),
    ...getRequestPages(kind),
  ];
}
