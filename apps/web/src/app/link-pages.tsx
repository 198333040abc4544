import { paths } from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { page } from './route.tsx';

/** The pages that mailed links open, children of the public layout. */
export const linkPages: RouteObject[] = [
  page(paths.activate, () =>
    import('../features/accounts/activation-page.tsx').then((m) => m.ActivationPage),
  ),
  page(paths.twoFactor, () =>
    import('../features/accounts/two-factor-page.tsx').then((m) => m.TwoFactorPage),
  ),
  page(paths.resetPassword, () =>
    import('../features/accounts/password-reset-page.tsx').then((m) => m.PasswordResetPage),
  ),
  page(paths.confirmEmail, () =>
    import('../features/accounts/email-confirmation-page.tsx').then((m) => m.EmailConfirmationPage),
  ),
  page(paths.renewListing, () => import('../features/lifecycle/renewal-page.tsx').then((m) => m.RenewalPage)),
  page(paths.renewRequest, () =>
    import('../features/requests/state/request-renewal-page.tsx').then((m) => m.RequestRenewalPage),
  ),
  page(paths.confirmWatch, () =>
    import('../features/watches/links/watch-link-page.tsx').then((m) => m.WatchConfirmationPage),
  ),
  page(paths.unsubscribeWatch, () =>
    import('../features/watches/links/watch-link-page.tsx').then((m) => m.WatchUnsubscribePage),
  ),
  page(paths.adjustWatch, () =>
    import('../features/watches/links/adjust-watch-page.tsx').then((m) => m.AdjustWatchPage),
  ),
  page(paths.leaveThreadMails, () =>
    import('../features/threads/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
  ),
  page(paths.priceAlertsOff, () =>
    import('../features/price-alerts/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
  ),
];
