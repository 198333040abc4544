import { isAdvertiser } from '@piacter/contracts/core/values';
import { getAreaRole } from '@piacter/contracts/site/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../lib/api/index.ts';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { PackageOrder } from '../orders/place-order/index.ts';
import styles from './social.module.css';
import { SocialLinksForm } from './social-links-form.tsx';
import { text } from './text.ts';

/**
 * Whether a package is active now. Bypasses the cache, which would briefly deny it after paying. The package may also
 * be bought in another tab, or end while this page is open.
 */
function useSubscription() {
  const { data, error, mutate } = useApi(
    'GET /api/check-social-media-sub',
    {},
    { revalidateOnMount: false, revalidateOnFocus: true },
  );
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    void mutate().finally(() => setChecked(true));
  }, [mutate]);
  return { subscription: isChecked ? data?.data : undefined, error, mutate };
}

/** The data of the page, or its failure. */
function useSocialLinks() {
  const links = useApi('GET /api/social-media-links', {});
  const check = useSubscription();
  return {
    links: links.data?.data,
    subscription: check.subscription,
    failure: links.error ?? check.error,
    retry: () => void Promise.all([links.mutate(), check.mutate()]),
  };
}

/** The social links of an advertiser: /{role}/kozossegi-media-linkek (SOC-01, SOC-02). */
export function SocialLinksPage() {
  usePageTitle(text.title);
  const role = getAreaRole(useLocation().pathname);
  const { links, subscription, failure, retry } = useSocialLinks();
  const packages = useApi('GET /api/social-media-packages', {}).data?.data;
  if (!isAdvertiser(role)) return null;
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {links && subscription ? (
        <>
          <SocialLinksForm
            links={links}
            days={subscription.hasSubscription === 1 ? subscription.days : null}
            packages={packages}
            role={role}
          />
          {subscription.hasSubscription === 1 && (
            <div className={styles.prolong}>
              <Panel title={text.prolong.title} sub={text.prolong.sub}>
                <div className={styles.order}>
                  <PackageOrder packages={packages} role={role} />
                </div>
              </Panel>
            </div>
          )}
        </>
      ) : (
        <Pending
          loading={text.loading}
          failure={failure && failureMessage(failure, unexpectedMessage)}
          onRetry={retry}
        />
      )}
    </>
  );
}
