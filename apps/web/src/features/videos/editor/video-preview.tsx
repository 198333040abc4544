import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './video-links.module.css';

/** The video's id in an address as the server stores it (`…/watch?v=…`). */
const getVideoID = (address: string): string | null => URL.parse(address)?.searchParams.get('v') ?? null;

/** The video's thumbnail, or an icon where it cannot be loaded. */
export function VideoPreview({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(false);
  const videoID = getVideoID(address);
  return (
    <span className={styles.preview} aria-hidden="true">
      {videoID === null || isMissing ? (
        <Icon shape={IconPlayerPlay} />
      ) : (
        <img
          src={`https://i.ytimg.com/vi/${videoID}/mqdefault.jpg`}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  );
}
