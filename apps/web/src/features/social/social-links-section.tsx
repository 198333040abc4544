import { useApi } from '../../lib/api/index.ts';
import { formatDate } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { addDays, toBudapestDay } from '../packages/index.ts';
import styles from './social.module.css';
import { SocialLinksRow } from './social-links-row.tsx';
import { text } from './text.ts';

/** Until when the package is active, in Budapest time. */
export const formatDaysLeft = (days: number): string =>
  days === 0 ? text.lastDay : text.days(days, formatDate(addDays(toBudapestDay(new Date()), days)));

/** Whether visitors see the advertiser's links, and why; nothing while that loads. */
function Visibility() {
  const links = useApi('GET /api/social-media-links', {}).data?.data;
  const subscription = useApi('GET /api/check-social-media-sub', {}).data?.data;
  if (!links || !subscription) return null;
  const { section } = text;
  const hasLinks = Object.values(links).some((link) => link !== null);
  if (!subscription.hasSubscription) return <p>{hasLinks ? section.hidden : section.none}</p>;
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
