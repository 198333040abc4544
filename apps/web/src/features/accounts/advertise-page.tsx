import { isRole } from '@piacter/contracts/core/values';
import { findKindOfRole, listingRoleByKind, menuKinds } from '@piacter/contracts/listings/values';
import { listingPathsByKind, profilePath } from '@piacter/contracts/site/paths';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { SignpostPage } from '../../ui/signpost-page.tsx';
import { listingWords } from '../kinds/index.ts';
import { advertiseText as text } from './advertise-text.ts';
import { registerAs } from './register-as.ts';

const choices = menuKinds.map((kind) => ({
  to: registerAs(listingRoleByKind[kind], listingPathsByKind[kind].newListing),
  label: listingWords[kind].advertise,
}));

/** /hirdetek: leads an advertiser to the form, everybody else through the choice of a role to the registration. */
export function AdvertisePage() {
  usePageTitle(text.title);
  const session = useSession();
  const role = isRole(session?.path) ? session.path : undefined;
  const kind = findKindOfRole(role);
  if (kind) return <Navigate to={listingPathsByKind[kind].newListing} replace />;
  if (role === undefined) return <SignpostPage title={text.title} hint={text.hint} links={choices} />;
  return (
    <SignpostPage
      title={text.title}
      hint={text.otherAccount}
      links={[...choices, { to: profilePath(role), label: text.toProfile }]}
    />
  );
}
