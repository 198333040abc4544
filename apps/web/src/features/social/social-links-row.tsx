import type { SocialLinks } from '@piacter/contracts/social';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { networkEntries } from './networks.ts';
import styles from './social.module.css';

/** The advertiser's links that are set (SOC-03). */
export function SocialLinksRow({ links }: { links: SocialLinks }) {
  return (
    <ul className={styles.row}>
      {networkEntries.map(([network, { name, icon }]) => {
        const address = links[network];
        return (
          address !== null && (
            <li key={network}>
              <ExternalLink href={address} className={styles.link ?? ''}>
                <Icon shape={icon} />
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

/** The row inside the given frame, whose heading is thereby loaded together with the links. */
export const FramedSocialLinks = ({ links, frame }: FramedProps) => frame(<SocialLinksRow links={links} />);
