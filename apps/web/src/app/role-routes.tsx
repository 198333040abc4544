import type { Role } from '@piacter/contracts/core/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import {
  adminPaths,
  advertiserPaths,
  areaPath,
  hostPaths,
  ownerPaths,
  professionalPaths,
  profilePath,
  requesterPaths,
  watchesPath,
} from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { fallback, page, redirection } from './route.tsx';

/** The routes of a role's area, behind the permission check; none for an area without pages. */
const area = (role: Role, pages: RouteObject[]): RouteObject[] =>
  pages.length === 0
    ? []
    : [
        {
          path: areaPath(role),
          ...roleLayout,
          handle: { pages: pages.map(({ path }) => path) },
          children: pages,
        },
      ];

const roleLayout = {
  lazy: async () => {
    const [{ RoleLayout }, { enterRoleArea }] = await Promise.all([
      import('./layout/role-layout.tsx'),
      import('./role-entry.ts'),
    ]);
    return { Component: RoleLayout, loader: enterRoleArea };
  },
  // The permission check runs on entering the area (SES-02), not on every navigation inside it.
  shouldRevalidate: () => false,
  hydrateFallbackElement: fallback,
  errorElement: <ErrorPage />,
} satisfies RouteObject;

/** The profile in every role's area. */
const profilePage = (role: Role): RouteObject =>
  page(profilePath(role), () => import('../features/profile/profile-page.tsx').then((m) => m.ProfilePage));

/** The same page in every role's area. */
const watchesPage = (role: Role): RouteObject =>
  page(watchesPath(role), () =>
    import('../features/watches/own/watches-page.tsx').then((m) => m.WatchesPage),
  );

/** The same page for every advertiser. */
const socialLinksPage = (role: Role): RouteObject =>
  page(advertiserPaths(role).socialLinks, () =>
    import('../features/social/social-links-page.tsx').then((m) => m.SocialLinksPage),
  );

/** The same page in the area of every advertiser. */
const paymentPage = (role: Role): RouteObject =>
  page(advertiserPaths(role).payment(), () =>
    import('../features/payments/payment-page.tsx').then((m) => m.PaymentPage),
  );

const requestSearchPages = () => import('../features/requests/respond/request-search-pages.tsx');
const requestPages = () => import('../features/requests/respond/request-pages.tsx');

/** The first screen of the advertisers of a kind. */
const overviewPage = (kind: ListingKind) =>
  import('../features/statistics/advertiser/advertiser-overview-page.tsx').then(
    ({ AdvertiserOverviewPage }) =>
      () => <AdvertiserOverviewPage kind={kind} />,
  );

/** Their purchases (OWN-20, HOST-12, PRO-08). */
const purchasesPage = (kind: ListingKind) =>
  import('../features/orders/own-orders/purchases-page.tsx').then(({ PurchasesPage }) => () => (
    <PurchasesPage kind={kind} />
  ));

const ownerPages: RouteObject[] = [
  redirection(areaPath('ingatlan_tulajdonos'), ownerPaths.overview),
  page(ownerPaths.overview, () => overviewPage('property')),
  profilePage('ingatlan_tulajdonos'),
  watchesPage('ingatlan_tulajdonos'),
  paymentPage('ingatlan_tulajdonos'),
  socialLinksPage('ingatlan_tulajdonos'),
  page(ownerPaths.listings, () =>
    import('../features/properties/own/own-properties-page.tsx').then((m) => m.OwnPropertiesPage),
  ),
  page(ownerPaths.newListing, () =>
    import('../features/properties/form/new-property-page.tsx').then((m) => m.NewPropertyPage),
  ),
  page(ownerPaths.listing(), () =>
    import('../features/properties/form/edit-property-page.tsx').then((m) => m.EditPropertyPage),
  ),
  page(ownerPaths.orders, () => purchasesPage('property')),
  page(ownerPaths.requests, () => requestSearchPages().then((m) => m.PropertyRequestSearchPage)),
  page(ownerPaths.request(), () => requestPages().then((m) => m.PropertyRequestPage)),
];

const hostPages: RouteObject[] = [
  redirection(areaPath('szallasado'), hostPaths.overview),
  page(hostPaths.overview, () => overviewPage('accommodation')),
  profilePage('szallasado'),
  watchesPage('szallasado'),
  paymentPage('szallasado'),
  socialLinksPage('szallasado'),
  page(hostPaths.listings, () =>
    import('../features/accommodations/own/own-accommodations-page.tsx').then((m) => m.OwnAccommodationsPage),
  ),
  page(hostPaths.newListing, () =>
    import('../features/accommodations/form/new-accommodation-page.tsx').then((m) => m.NewAccommodationPage),
  ),
  page(hostPaths.listing(), () =>
    import('../features/accommodations/form/edit-accommodation-page.tsx').then(
      (m) => m.EditAccommodationPage,
    ),
  ),
  page(hostPaths.orders, () => purchasesPage('accommodation')),
  page(hostPaths.requests, () => requestSearchPages().then((m) => m.AccommodationRequestSearchPage)),
  page(hostPaths.request(), () => requestPages().then((m) => m.AccommodationRequestPage)),
];

const professionalPages: RouteObject[] = [
  redirection(areaPath('szakember'), professionalPaths.overview),
  page(professionalPaths.overview, () => overviewPage('service')),
  profilePage('szakember'),
  watchesPage('szakember'),
  paymentPage('szakember'),
  socialLinksPage('szakember'),
  page(professionalPaths.listings, () =>
    import('../features/services/own/own-services-page.tsx').then((m) => m.OwnServicesPage),
  ),
  page(professionalPaths.newListing, () =>
    import('../features/services/form/new-service-page.tsx').then((m) => m.NewServicePage),
  ),
  page(professionalPaths.listing(), () =>
    import('../features/services/form/edit-service-page.tsx').then((m) => m.EditServicePage),
  ),
  page(professionalPaths.orders, () => purchasesPage('service')),
  page(professionalPaths.requests, () => requestSearchPages().then((m) => m.ServiceRequestSearchPage)),
  page(professionalPaths.request(), () => requestPages().then((m) => m.ServiceRequestPage)),
  page(professionalPaths.offers, () =>
    import('../features/offers/own/own-offers-page.tsx').then((m) => m.OwnOffersPage),
  ),
];

const ownRequestsPages = () => import('../features/requests/own/own-requests-pages.tsx');

const requesterPages: RouteObject[] = [
  page(requesterPaths.overview, () =>
    import('../features/statistics/requester/requester-overview-page.tsx').then(
      (m) => m.RequesterOverviewPage,
    ),
  ),
  profilePage('ajanlatkero'),
  watchesPage('ajanlatkero'),
  page(requesterPaths.start, () =>
    import('../features/requests/own/requester-start-page.tsx').then((m) => m.RequesterStartPage),
  ),
  page(requesterPaths.service.create, () =>
    import('../features/requests/form/new-service-request-page.tsx').then((m) => m.NewServiceRequestPage),
  ),
  page(requesterPaths.service.request(), () =>
    import('../features/requests/form/own-service-request-page.tsx').then((m) => m.OwnServiceRequestPage),
  ),
  page(requesterPaths.service.list, () => ownRequestsPages().then((m) => m.OwnServiceRequestsPage)),
  page(requesterPaths.accommodation.create, () =>
    import('../features/requests/form/new-accommodation-request-page.tsx').then(
      (m) => m.NewAccommodationRequestPage,
    ),
  ),
  page(requesterPaths.accommodation.request(), () =>
    import('../features/requests/form/own-accommodation-request-page.tsx').then(
      (m) => m.OwnAccommodationRequestPage,
    ),
  ),
  page(requesterPaths.accommodation.list, () =>
    ownRequestsPages().then((m) => m.OwnAccommodationRequestsPage),
  ),
  page(requesterPaths.property.create, () =>
    import('../features/requests/form/new-property-request-page.tsx').then((m) => m.NewPropertyRequestPage),
  ),
  page(requesterPaths.property.request(), () =>
    import('../features/requests/form/edit-property-request-page.tsx').then((m) => m.EditPropertyRequestPage),
  ),
  page(requesterPaths.property.list, () => ownRequestsPages().then((m) => m.OwnPropertyRequestsPage)),
];

const emailPages = () => import('../features/emails/admin/email-pages.tsx');
const userPages = () => import('../features/users/admin/users-page.tsx');

const allOrdersPages = () => import('../features/orders/all-orders/all-orders-page.tsx');

const adminPages: RouteObject[] = [
  redirection(areaPath('admin'), adminPaths.overview),
  page(adminPaths.overview, () =>
    import('../features/statistics/site/site-overview-page.tsx').then((m) => m.SiteOverviewPage),
  ),
  profilePage('admin'),
  watchesPage('admin'),
  page(adminPaths.professions, () =>
    import('../features/professions/professions-page.tsx').then((m) => m.ProfessionsPage),
  ),
  page(adminPaths.packages, () =>
    import('../features/packages/admin/admin-packages-page.tsx').then((m) => m.AdminPackagesPage),
  ),
  page(adminPaths.newPackage, () =>
    import('../features/packages/admin/new-package-page.tsx').then((m) => m.NewPackagePage),
  ),
  page(adminPaths.orders, () => allOrdersPages().then((m) => m.FirmOrdersPage)),
  page(adminPaths.personOrders, () => allOrdersPages().then((m) => m.PersonOrdersPage)),
  page(adminPaths.order(), () =>
    import('../features/orders/all-orders/edit-order-page.tsx').then((m) => m.EditOrderPage),
  ),
  page(adminPaths.auditLog, () => import('../features/audit/audit-page.tsx').then((m) => m.AuditPage)),
  page(adminPaths.package(), () =>
    import('../features/packages/admin/edit-package-page.tsx').then((m) => m.EditPackagePage),
  ),
  page(adminPaths.contents, () =>
    import('../features/pages/admin/contents-page.tsx').then((m) => m.ContentsPage),
  ),
  page(adminPaths.newContent, () =>
    import('../features/pages/admin/new-content-page.tsx').then((m) => m.NewContentPage),
  ),
  page(adminPaths.content(), () =>
    import('../features/pages/admin/edit-content-page.tsx').then((m) => m.EditContentPage),
  ),
  page(adminPaths.emails, () => import('../features/emails/admin/emails-page.tsx').then((m) => m.EmailsPage)),
  page(adminPaths.newEmail, () => emailPages().then((m) => m.NewEmailPage)),
  page(adminPaths.email(), () => emailPages().then((m) => m.EditEmailPage)),
  page(adminPaths.mailQueue, () =>
    import('../features/emails/admin/mail-queue-page.tsx').then((m) => m.MailQueuePage),
  ),
  page(adminPaths.firmUsers, () => userPages().then((m) => m.FirmUsersPage)),
  page(adminPaths.privateUsers, () => userPages().then((m) => m.IndividualUsersPage)),
  page(adminPaths.requests, () =>
    import('../features/requests/admin/all-requests-page.tsx').then((m) => m.AllRequestsPage),
  ),
  page(adminPaths.reports, () =>
    import('../features/reports/admin/reports-page.tsx').then((m) => m.ReportsPage),
  ),
  page(adminPaths.seo, () => import('../features/seo/admin/seo-page.tsx').then((m) => m.SeoListPage)),
  page(adminPaths.seoPage(), () => import('../features/seo/admin/seo-page.tsx').then((m) => m.SeoEditPage)),
];

/** The areas of all roles, children of the shell. */
export const roleAreas: RouteObject[] = [
  ...area('ingatlan_tulajdonos', ownerPages),
  ...area('szallasado', hostPages),
  ...area('szakember', professionalPages),
  ...area('ajanlatkero', requesterPages),
  ...area('admin', adminPages),
];
