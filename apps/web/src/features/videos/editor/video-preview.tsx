import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './video-links.module.css';

/** The video's id in the one form in which the server keeps addresses (`…/watch?v=…`). */
const videoOf = (address: string): string | null => URL.parse(address)?.searchParams.get('v') ?? null;

/** The video's own still, without its player; a drawn sign where it cannot be had. */
export function VideoPreview({ address }: { address: string }) {
  const [isMissing, setMissing] = useState(false);
  const video = videoOf(address);
  return (
    <span className={styles.preview} aria-hidden="true">
      {video === null || isMissing ? (
        <Icon of={IconPlayerPlay} />
      ) : (
        <img
          src={`https://i.ytimg.com/vi/${video}/mqdefault.jpg`}
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
