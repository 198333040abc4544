import type { SocialLinks } from '@piacter/contracts/social';
import type { ReactNode } from 'react';
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

type FramedProps = { links: SocialLinks; frame: (row: ReactNode) => ReactNode };

/** The row in what `frame` puts around it: a heading comes with the links, or stays away with them. */
export const FramedSocialLinks = ({ links, frame }: FramedProps) => frame(<SocialLinksRow links={links} />);
