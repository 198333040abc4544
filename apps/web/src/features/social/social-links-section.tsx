import { useApi } from '../../lib/api/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatDaysLeft } from '../packages/index.ts';
import styles from './social.module.css';
import { SocialLinksRow } from './social-links-row.tsx';
import { text } from './text.ts';

/** Whether visitors see the advertiser's links, and why; nothing while loading. */
function Visibility() {
  const links = useApi('GET /api/social-media-links', {}).data?.data;
  const subscription = useApi('GET /api/check-social-media-sub', {}).data?.data;
  if (!links || !subscription) return null;
  const { section } = text;
  const hasLinks = Object.values(links).some((link) => link !== null);
  if (subscription.hasSubscription === 0) return <p>{hasLinks ? section.hidden : section.none}</p>;
  if (!hasLinks) return <p>{section.empty}</p>;
  return (
    <>
      <p>{`${section.shown} ${formatDaysLeft(subscription.days)}`}</p>
      <SocialLinksRow links={links} />
    </>
  );
}

/** The section of a listing's form about the advertiser's links, which are the same for all listings (HOST-02). */
export function SocialLinksSection({ editAt }: { editAt: string }) {
  return (
    <Panel title={text.title}>
      <div className={styles.section}>
        <Visibility />
        <ButtonLink variant="ghost" to={editAt}>
          {text.section.edit}
        </ButtonLink>
      </div>
    </Panel>
  );
}
