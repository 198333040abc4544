import type { Role } from '@piacter/contracts/core/values';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import {
  adminPaths,
  advertiserPaths,
  areaPath,
  hostPaths,
  ownerPaths,
  paths,
  professionalPaths,
  profilePath,
  requesterPaths,
} from '../config/paths.ts';
import { ErrorPage } from './error-page.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { Shell } from './layout/shell.tsx';
import { text } from './text.ts';

/** Shown while a page's code loads on the first visit; header and footer are already rendered. */
const fallback = (
  <p className="sr-only" role="status">
    {text.loading}
  </p>
);

/**
 * A route; the page's chunk is fetched when its address is first visited:
 * `page(paths.home, () => import('../features/home/home-page.tsx').then((m) => m.HomePage)),`
 */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  hydrateFallbackElement: fallback,
  errorElement: <ErrorPage />,
});

/** An address without a page of its own, such as that of a whole area. */
const redirection = (path: string, to: string): RouteObject => ({
  path,
  element: <Navigate to={to} replace />,
});

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

const loginRegister = () =>
  import('../features/accounts/login-register-page.tsx').then((m) => m.LoginRegisterPage);

const publicPages: RouteObject[] = [
  page(paths.home, () => import('../features/home/home-page.tsx').then((m) => m.HomePage)),
  page(paths.properties, () =>
    import('../features/properties/search/property-search-page.tsx').then((m) => m.PropertySearchPage),
  ),
  page(paths.property(), () =>
    import('../features/properties/detail/property-page.tsx').then((m) => m.PropertyPage),
  ),
  page(paths.accommodations, () =>
    import('../features/accommodations/search/accommodation-search-page.tsx').then(
      (m) => m.AccommodationSearchPage,
    ),
  ),
  page(paths.accommodation(), () =>
    import('../features/accommodations/detail/accommodation-page.tsx').then((m) => m.AccommodationPage),
  ),
  page(paths.professionals, () =>
    import('../features/services/search/service-search-page.tsx').then((m) => m.ServiceSearchPage),
  ),
  page(paths.service(), () =>
    import('../features/services/detail/service-page.tsx').then((m) => m.ServicePage),
  ),

  page(paths.loginRegister, loginRegister),
  page(paths.login, loginRegister),
  page(paths.register, loginRegister),
  page(paths.activate, () =>
    import('../features/accounts/activation-page.tsx').then((m) => m.ActivationPage),
  ),
  page(paths.twoFactor, () =>
    import('../features/accounts/two-factor-page.tsx').then((m) => m.TwoFactorPage),
  ),
  page(paths.forgottenPassword, () =>
    import('../features/accounts/forgotten-password-page.tsx').then((m) => m.ForgottenPasswordPage),
  ),
  page(paths.resetPassword, () =>
    import('../features/accounts/password-reset-page.tsx').then((m) => m.PasswordResetPage),
  ),
  page(paths.confirmEmail, () =>
    import('../features/accounts/email-confirmation-page.tsx').then((m) => m.EmailConfirmationPage),
  ),
  page(paths.help, () => import('../features/help/help-page.tsx').then((m) => m.HelpPage)),
  page(paths.packages, () => import('../features/packages/packages-page.tsx').then((m) => m.PackagesPage)),
  page(paths.payment(), () =>
    import('../features/payments/payment-page.tsx').then((m) => m.PaymentEntryPage),
  ),
  page(paths.content(), () => import('../features/pages/content-page.tsx').then((m) => m.ContentPage)),
];

/** The same page in every role's area. */
const profilePage = (role: Role): RouteObject =>
  page(profilePath(role), () => import('../features/profile/profile-page.tsx').then((m) => m.ProfilePage));

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

const advertiserOverviewPages = () =>
  import('../features/statistics/advertiser/advertiser-overview-page.tsx');

const ownerPages: RouteObject[] = [
  redirection(areaPath('ingatlan_tulajdonos'), ownerPaths.overview),
  page(ownerPaths.overview, () => advertiserOverviewPages().then((m) => m.OwnerOverviewPage)),
  profilePage('ingatlan_tulajdonos'),
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
  page(ownerPaths.orders, () =>
    import('../features/orders/own-orders/role-purchases-pages.tsx').then((m) => m.OwnerPurchasesPage),
  ),
  page(ownerPaths.requests, () => requestSearchPages().then((m) => m.PropertyRequestSearchPage)),
  page(ownerPaths.request(), () => requestPages().then((m) => m.PropertyRequestPage)),
];

const hostPages: RouteObject[] = [
  redirection(areaPath('szallasado'), hostPaths.overview),
  page(hostPaths.overview, () => advertiserOverviewPages().then((m) => m.HostOverviewPage)),
  profilePage('szallasado'),
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
  page(hostPaths.orders, () =>
    import('../features/orders/own-orders/role-purchases-pages.tsx').then((m) => m.HostPurchasesPage),
  ),
  page(hostPaths.requests, () => requestSearchPages().then((m) => m.AccommodationRequestSearchPage)),
  page(hostPaths.request(), () => requestPages().then((m) => m.AccommodationRequestPage)),
];

const professionalPages: RouteObject[] = [
  redirection(areaPath('szakember'), professionalPaths.overview),
  page(professionalPaths.overview, () => advertiserOverviewPages().then((m) => m.ProfessionalOverviewPage)),
  profilePage('szakember'),
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
  page(professionalPaths.orders, () =>
    import('../features/orders/own-orders/role-purchases-pages.tsx').then((m) => m.ProfessionalPurchasesPage),
  ),
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
  page(adminPaths.reports, () =>
    import('../features/reports/admin/reports-page.tsx').then((m) => m.ReportsPage),
  ),
  page(adminPaths.seo, () => import('../features/seo/admin/seo-page.tsx').then((m) => m.SeoListPage)),
  page(adminPaths.seoPage(), () => import('../features/seo/admin/seo-page.tsx').then((m) => m.SeoEditPage)),
];

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        element: <PublicLayout />,
        errorElement: <ErrorPage />,
        children: [
          ...publicPages,
          page(paths.notFound, () => import('../ui/not-found-page.tsx').then((m) => m.NotFoundPage)),
        ],
      },
      ...area('ingatlan_tulajdonos', ownerPages),
      ...area('szallasado', hostPages),
      ...area('szakember', professionalPages),
      ...area('ajanlatkero', requesterPages),
      ...area('admin', adminPages),
    ],
  },
];
