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

/** The profile page, the same for every role but for what comes `first`: /{role}/profil (PROF-01 to PROF-04). */
export function ProfilePage({ first }: { first?: ReactNode }) {
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
      <PageHead title={text.title} />
      {first}
      <ProfileDataForm profile={profile} />
      {isAdvertiser(role) && <AdvertiserPageBox />}
      {isAdvertiser(role) && <BillingBox />}
      <div className={styles.boxes}>
        <div>
          <EmailBox email={profile.email} />
          <TwoFactorBox />
        </div>
        <PasswordBox />
      </div>
      <div className={styles.last}>
        <DeleteAccountBox />
      </div>
    </>
  );
}
