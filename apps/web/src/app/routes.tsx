import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { getAreaRole, paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { Shell } from './layout/shell.tsx';
import { type LoadPage, page } from './route.tsx';

const loginRegister = () =>
  import('../features/accounts/login-register-page.tsx').then((m) => m.LoginRegisterPage);

/** The public pages of each kind of listing. */
const kindPages: Record<ListingKind, Record<'search' | 'detail', LoadPage>> = {
  property: {
    search: () =>
      import('../features/properties/search/property-search-page.tsx').then((m) => m.PropertySearchPage),
    detail: () => import('../features/properties/detail/property-page.tsx').then((m) => m.PropertyPage),
  },
  accommodation: {
    search: () =>
      import('../features/accommodations/search/accommodation-search-page.tsx').then(
        (m) => m.AccommodationSearchPage,
      ),
    detail: () =>
      import('../features/accommodations/detail/accommodation-page.tsx').then((m) => m.AccommodationPage),
  },
  service: {
    search: () =>
      import('../features/services/search/service-search-page.tsx').then((m) => m.ServiceSearchPage),
    detail: () => import('../features/services/detail/service-page.tsx').then((m) => m.ServicePage),
  },
};

const publicPages: RouteObject[] = [
  page(paths.home, () => import('../features/home/home-page.tsx').then((m) => m.HomePage)),
  ...listingKinds.flatMap((kind) => [
    page(publicPathsByKind[kind].search, kindPages[kind].search),
    page(publicPathsByKind[kind].detail(), kindPages[kind].detail),
  ]),

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
  page(paths.priceAlertsOff, () =>
    import('../features/price-alerts/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
  ),
  page(paths.renewListing, () => import('../features/lifecycle/renewal-page.tsx').then((m) => m.RenewalPage)),
  page(paths.renewRequest, () =>
    import('../features/requests/state/request-renewal-page.tsx').then((m) => m.RequestRenewalPage),
  ),
  page(paths.confirmWatch, () =>
    import('../features/watches/links/watch-link-page.tsx').then((m) => m.WatchConfirmationPage),
  ),
  page(paths.leaveWatch, () =>
    import('../features/watches/links/watch-link-page.tsx').then((m) => m.WatchLeavingPage),
  ),
  page(paths.leaveThreadMails, () =>
    import('../features/threads/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
  ),
  page(paths.confirmEmail, () =>
    import('../features/accounts/email-confirmation-page.tsx').then((m) => m.EmailConfirmationPage),
  ),
  page(paths.advertise, () => import('../features/accounts/advertise-page.tsx').then((m) => m.AdvertisePage)),
  page(paths.favourites, () =>
    import('../features/favourites/page/favourites-page.tsx').then((m) => m.FavouritesPage),
  ),
  page(paths.comparison, () =>
    import('../features/favourites/compare/comparison-page.tsx').then((m) => m.ComparisonPage),
  ),
  page(paths.sharedList(), () =>
    import('../features/favourites/share/shared-list-page.tsx').then((m) => m.SharedListPage),
  ),
  page(paths.guestThread(), () =>
    import('../features/threads/guest-thread-page.tsx').then((m) => m.GuestThreadPage),
  ),
  page(paths.describeWork, () =>
    import('../features/requests/describe/describe-work-page.tsx').then((m) => m.DescribeWorkPage),
  ),
  page(paths.help, () => import('../features/help/help-page.tsx').then((m) => m.HelpPage)),
  page(paths.packages, () => import('../features/packages/packages-page.tsx').then((m) => m.PackagesPage)),
  page(paths.payment(), () =>
    import('../features/payments/payment-page.tsx').then((m) => m.PaymentEntryPage),
  ),
  page(paths.content(), () => import('../features/pages/content-page.tsx').then((m) => m.ContentPage)),
];

const shellID = 'shell';

/** The public routes; those of the roles' areas are added by `discoverRoutes`. */
export const routes: RouteObject[] = [
  {
    id: shellID,
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
    ],
  },
];

/** Adds the areas of the roles at the first address in one, as visitors need none of their forty routes. */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (getAreaRole(path) === null) return;
  const { roleAreas } = await import('./role-routes.tsx');
  patch(shellID, roleAreas);
};
