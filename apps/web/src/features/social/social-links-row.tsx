import { typedEntries } from '@piacter/contracts/core/values';
import type { SocialLinks } from '@piacter/contracts/social';
import type { SocialNetwork } from '@piacter/contracts/social/values';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandTiktok from '@tabler/icons-react/dist/esm/icons/IconBrandTiktok.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import styles from './social.module.css';

type Network = {
  name: string;
  icon: IconShape;
  /** An example of an address there. */
  example: string;
};

const networks: Readonly<Record<SocialNetwork, Network>> = {
  youtube: { name: 'YouTube', icon: IconBrandYoutube, example: 'https://www.youtube.com/@csatornam' },
  facebook: { name: 'Facebook', icon: IconBrandFacebook, example: 'https://www.facebook.com/az.oldalam' },
  instagram: {
    name: 'Instagram',
    icon: IconBrandInstagram,
    example: 'https://www.instagram.com/az.oldalam',
  },
  x: { name: 'X (Twitter)', icon: IconBrandX, example: 'https://x.com/felhasznalonevem' },
  linkedIn: {
    name: 'LinkedIn',
    icon: IconBrandLinkedin,
    example: 'https://www.linkedin.com/in/a-nevem',
  },
  tiktok: { name: 'TikTok', icon: IconBrandTiktok, example: 'https://www.tiktok.com/@csatornam' },
};

/** The six networks in their documented order (SOC-01). */
export const networkEntries = typedEntries(networks);

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
