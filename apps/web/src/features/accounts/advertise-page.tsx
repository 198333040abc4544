import { isRole } from '@piacter/contracts/core/values';
import { findKindOfRole, listingRoleByKind, menuKinds } from '@piacter/contracts/listings/values';
import { listingPathsByKind, paths, profilePath } from '@piacter/contracts/site/paths';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import { SignpostPage } from '../../ui/signpost-page.tsx';
import { listingWords } from '../kinds/index.ts';
import styles from './advertise.module.css';
import { advertiseText as text } from './advertise-text.ts';
import { registerAs } from './register-as.ts';

const choices = menuKinds.map((kind) => ({
  to: registerAs(listingRoleByKind[kind], listingPathsByKind[kind].newListing),
  label: listingWords[kind].advertise,
}));

/** What packages are for; what they cost is on their page, as it changes. */
const Costs = () => (
  <section className={`wrap ${styles.costs}`}>
    <h2>{text.paid.title}</h2>
    <p>{text.paid.only}</p>
    <ul>
      {text.paid.uses.map((use) => (
        <li key={use}>{use}</li>
      ))}
    </ul>
    <Link to={paths.packages}>{text.paid.link}</Link>
  </section>
);

/** /hirdetek: leads an advertiser to the form, everybody else, who reads what it costs, through the choice of a role to the registration. */
export function AdvertisePage() {
  usePageTitle(text.title);
  const session = useSession();
  const role = isRole(session?.path) ? session.path : undefined;
  const kind = findKindOfRole(role);
  if (kind) return <Navigate to={listingPathsByKind[kind].newListing} replace />;
  const links = role === undefined ? choices : [...choices, { to: profilePath(role), label: text.toProfile }];
  const question = role === undefined ? text.hint : text.otherAccount;
  return (
    <>
      <SignpostPage title={text.title} hint={`${text.free} ${question}`} links={links} />
      <Costs />
    </>
  );
}
