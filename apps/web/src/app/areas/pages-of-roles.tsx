import type { Role } from '@piacter/contracts/core/values';
import { findKindOfRole, type ListingKind } from '@piacter/contracts/listings/values';
import { requestKinds } from '@piacter/contracts/requests/values';
import {
  notificationsPath,
  profilePath,
  requesterPaths,
  threadPath,
  threadsPath,
  watchesPath,
} from '@piacter/contracts/site/paths';
import type { RouteObject } from 'react-router-dom';
import { requestPages } from '../requests/request-pages.tsx';
import { type LoadPage, page } from '../route.tsx';

const loadProfile = () => import('../../features/profile/profile-page.tsx').then((m) => m.ProfilePage);

const loadThreads: LoadPage = () =>
  import('../../features/threads/threads-page.tsx').then((m) => m.ThreadsPage);

/** A requester without any request is asked first what they need. */
const loadRequesterProfile: LoadPage = async () => {
  const [ProfilePage, { FirstRequest }] = await Promise.all([
    loadProfile(),
    import('../../features/requests/own/index.ts'),
  ]);
  return () => <ProfilePage first={<FirstRequest />} />;
};

/** An advertiser without any listing is shown the way to the first. */
const loadAdvertiserProfile =
  (kind: ListingKind): LoadPage =>
  async () => {
    const { AdvertiserProfile } = await import('../../features/profile/first-steps/index.tsx');
    return () => <AdvertiserProfile kind={kind} />;
  };

/** An admin reads what waits, as the login leads here. */
const loadAdminProfile: LoadPage = async () => {
  const [ProfilePage, { WaitingNote }] = await Promise.all([
    loadProfile(),
    import('../../features/oversight/waiting/index.tsx'),
  ]);
  return () => <ProfilePage first={<WaitingNote />} />;
};

function getProfileLoader(role: Role): LoadPage {
  const kind = findKindOfRole(role);
  if (kind) return loadAdvertiserProfile(kind);
  return role === 'ajanlatkero' ? loadRequesterProfile : loadAdminProfile;
}

/** The pages in every role's area. */
export const pagesOfRole = (role: Role): RouteObject[] => [
  page(profilePath(role), getProfileLoader(role)),
  page(threadsPath(role), loadThreads),
  page(threadPath(role), loadThreads),
  page(notificationsPath(role), () =>
    import('../../features/threads/notifications/notifications-page.tsx').then((m) => m.NotificationsPage),
  ),
  page(watchesPath(role), () =>
    import('../../features/watches/own/watches-page.tsx').then((m) => m.WatchesPage),
  ),
];

/** The area of requesters. */
export const requesterPages: RouteObject[] = [
  page(requesterPaths.overview, () =>
    import('../../features/statistics/requester/requester-overview-page.tsx').then(
      (m) => m.RequesterOverviewPage,
    ),
  ),
  ...pagesOfRole('ajanlatkero'),
  page(requesterPaths.start, () =>
    import('../../features/requests/own/requester-start-page.tsx').then((m) => m.RequesterStartPage),
  ),
  ...requestKinds.flatMap((kind) => [
    page(requesterPaths[kind].list, requestPages[kind].list),
    page(requesterPaths[kind].create, requestPages[kind].create),
    page(requesterPaths[kind].request(), requestPages[kind].own),
  ]),
];
