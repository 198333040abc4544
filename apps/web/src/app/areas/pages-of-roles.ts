import type { Role } from '@piacter/contracts/core/values';
import { profilePath, watchesPath } from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { page } from '../route.tsx';

/** The pages in every role's area. */
export const pagesOfRole = (role: Role): RouteObject[] => [
  page(profilePath(role), () => import('../../features/profile/profile-page.tsx').then((m) => m.ProfilePage)),
  page(watchesPath(role), () =>
    import('../../features/watches/own/watches-page.tsx').then((m) => m.WatchesPage),
  ),
];
