import type { SocialLinks } from '@piacter/contracts/social';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { networkEntries } from './networks.ts';
import styles from './social.module.css';

/** SOC-03: the advertiser's pages, those that there are. */
export function SocialLinksRow({ links }: { links: SocialLinks }) {
  return (
    <ul className={styles.row}>
      {networkEntries.map(([network, { name, icon }]) => {
        const address = links[network];
        return (
          address !== null && (
            <li key={network}>
              <ExternalLink href={address} className={styles.link ?? ''}>
                <Icon of={icon} />
                {name}
              </ExternalLink>
            </li>
          )
        );
      })}
    </ul>
  );
}
