import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { getAreaRole, linkPaths, paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { PublicLayout, Shell } from './layout/shell.tsx';
import { ErrorPage, type LoadPage, page } from './route.tsx';

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

  page(paths.advertiser(), () =>
    import('../features/advertisers/advertiser-page.tsx').then((m) => m.AdvertiserPage),
  ),

  page(paths.loginRegister, loginRegister),
  page(paths.login, loginRegister),
  page(paths.register, loginRegister),
  page(paths.forgottenPassword, () =>
    import('../features/accounts/forgotten-password-page.tsx').then((m) => m.ForgottenPasswordPage),
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
const publicID = 'public';

/** The public routes; those of the roles' areas and of mailed links are added by `discoverRoutes`. */
export const routes: RouteObject[] = [
  {
    id: shellID,
    element: <Shell />,
    errorElement: <ErrorPage />,
    children: [
      {
        id: publicID,
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

/**
 * Adds the pages of mailed links, and the areas of the roles with their forty routes, at the first address among them:
 * other visitors need neither.
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (linkPaths.includes(path)) patch(publicID, (await import('./link-pages.tsx')).linkPages);
  if (getAreaRole(path) !== null) patch(shellID, (await import('./role-routes.tsx')).roleAreas);
};
