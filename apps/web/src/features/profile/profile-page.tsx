import { isAdvertiser } from '@piacter/contracts/core/values';
import { getAreaRole } from '@piacter/contracts/site/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHead } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { BillingBox } from '../billing/index.ts';
import { DeleteAccountBox } from '../users/index.ts';
import { AdvertiserPageBox } from './advertiser-page-box.tsx';
import { EmailBox } from './email-box.tsx';
import { PasswordBox } from './password-box.tsx';
import styles from './profile.module.css';
import { ProfileDataForm } from './profile-data-form.tsx';
import { text } from './text.ts';
import { TwoFactorBox } from './two-factor-box.tsx';

/** The parts below the data, which are far down on a phone. */
function Parts({ ofAdvertiser }: { ofAdvertiser: boolean }) {
  const { advertiserPage, billing, email, password, deletion } = text.parts;
  const parts = [...(ofAdvertiser ? [advertiserPage, billing] : []), email, password, deletion];
  return (
    <nav className={styles.parts} aria-label={text.parts.label}>
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}

type Props = {
  /** What comes before the data. */
  first?: ReactNode;
  /** What to do once they are saved. */
  next?: ReactNode;
};

/** The profile page, the same for every role but for what is given: /{role}/profil (PROF-01 to PROF-04). */
export function ProfilePage({ first, next }: Props) {
  usePageTitle(text.title);
  const role = getAreaRole(useLocation().pathname);
  const { data, error, mutate } = useApi('GET /api/user-profile', {});
  const profile = data?.data;

  if (profile === undefined) {
    return (
      <>
        <PageHead title={text.title} />
        <Pending loading={text.loading} failure={error && text.failed} onRetry={() => void mutate()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={text.title} action={<Parts ofAdvertiser={isAdvertiser(role)} />} />
      {first}
      <ProfileDataForm profile={profile} ofAdvertiser={isAdvertiser(role)} next={next} />
      {isAdvertiser(role) && (
        <>
          <div id={text.parts.advertiserPage.id} className={styles.part}>
            <AdvertiserPageBox />
          </div>
          <div id={text.parts.billing.id} className={styles.part}>
            <BillingBox />
          </div>
        </>
      )}
      <div className={styles.boxes}>
        <div id={text.parts.email.id}>
          <EmailBox email={profile.email} />
          <TwoFactorBox />
        </div>
        <div id={text.parts.password.id}>
          <PasswordBox />
        </div>
      </div>
      <div id={text.parts.deletion.id} className={styles.part}>
        <DeleteAccountBox />
      </div>
    </>
  );
}
