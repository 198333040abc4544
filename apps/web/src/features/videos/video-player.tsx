import { youtubeVideoID } from '@piacter/contracts/videos/values';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useState } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { text } from './text.ts';
import styles from './videos.module.css';

/** A video. Nothing is loaded from YouTube before it is played, not even the thumbnail. */
function Video({ address, place }: { address: string; place: number }) {
  const [isPlaying, setPlaying] = useState(false);
  const id = youtubeVideoID(address);
  if (id === undefined) return <ExternalLink href={address}>{text.title(place)}</ExternalLink>;
  if (isPlaying) {
    return (
      <iframe
        className={styles.frame}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={text.title(place)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button type="button" className={styles.facade} onClick={() => setPlaying(true)}>
      <span className={styles.play}>
        <Icon shape={IconPlayerPlayFilled} />
      </span>
      {text.play(place)}
    </button>
  );
}

/** The videos of a listing, two in a row. */
export function VideoPlayers({ addresses }: { addresses: readonly string[] }) {
  return (
    <div data-print="hide">
      <div className={styles.videos}>
        {addresses.map((address, index) => (
          <Video key={address} address={address} place={index + 1} />
        ))}
      </div>
      <p className={styles.note}>{text.note}</p>
    </div>
  );
}
