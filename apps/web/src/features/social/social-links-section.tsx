import { useApi } from '../../lib/api/index.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { daysInWords } from './days-in-words.ts';
import styles from './social.module.css';
import { SocialLinksRow } from './social-links-row.tsx';
import { text } from './text.ts';

/** What of the advertiser's links is seen on a listing's page, and why; nothing while that is not known. */
function Shown() {
  const links = useApi('GET /api/social-media-links', {}).data?.data;
  const subscription = useApi('GET /api/check-social-media-sub', {}).data?.data;
  if (!links || !subscription) return null;
  const { section } = text;
  const hasLinks = Object.values(links).some((link) => link !== null);
  if (!subscription.hasSubscription) return <p>{hasLinks ? section.hidden : section.none}</p>;
  if (!hasLinks) return <p>{section.empty}</p>;
  return (
    <>
      <p>{`${section.shown} ${daysInWords(subscription.days)}`}</p>
      <SocialLinksRow links={links} />
    </>
  );
}

/** Among the parts of a listing: its advertiser's links, the same at every listing, and the way to their page (HOST-02). */
export function SocialLinksSection({ editAt }: { editAt: string }) {
  return (
    <Panel title={text.title}>
      <div className={styles.section}>
        <Shown />
        <ButtonLink variant="ghost" to={editAt}>
          {text.section.edit}
        </ButtonLink>
      </div>
    </Panel>
  );
}
