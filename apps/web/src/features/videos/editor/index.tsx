import type { ListingTarget } from '@piacter/contracts/listings/values';
import type { VideoLink } from '@piacter/contracts/videos';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { text } from '../text.ts';
import { useVideoLinks } from './use-video-links.ts';
import { VideoAddressForm } from './video-address-form.tsx';
import styles from './video-links.module.css';

/** The video's id in an address as the server stores it (`…/watch?v=…`). */
const getVideoID = (address: string): string | null => URL.parse(address)?.searchParams.get('v') ?? null;

/** The video's thumbnail, or an icon where it cannot be loaded. */
function VideoPreview({ address }: { address: string }) {
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

type RowProps = {
  link: VideoLink;
  place: number;
  onSave: (address: string) => Promise<void>;
  onRemove: () => void;
};

function VideoRow({ link, place, onSave, onRemove }: RowProps) {
  return (
    <li className={styles.row}>
      <VideoPreview address={link.linkUrl} />
      {/* The key: the server normalizes the address, and the field then shows that. */}
      <VideoAddressForm
        key={link.linkUrl}
        label={text.editor.address(place)}
        stored={link.linkUrl}
        onSave={onSave}
      >
        {(isChanged) => (
          <>
            <Button
              type="submit"
              variant="soft"
              disabled={!isChanged}
              aria-label={text.editor.saveLabel(place)}
            >
              {text.editor.save}
            </Button>
            <Button variant="danger" square aria-label={text.editor.removeLabel(place)} onClick={onRemove}>
              <Icon shape={IconTrash} />
            </Button>
          </>
        )}
      </VideoAddressForm>
    </li>
  );
}

/** The editor of a listing's video links (VID-02). */
export function VideoLinks(listing: ListingTarget) {
  const { links, error, refresh, add, change, remove } = useVideoLinks(listing);
  const removeOne = (link: VideoLink) =>
    remove(link).catch((failure: unknown) =>
      alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' }),
    );
  return (
    <Panel title={text.editor.title} sub={text.editor.sub(videoLinkLimit)}>
      {error && !links && (
        <Note variant="error">
          <p>{text.editor.failed}</p>
          <Button variant="ghost" onClick={() => void refresh()}>
            {text.editor.retry}
          </Button>
        </Note>
      )}
      {links && (
        <div className={styles.links}>
          <p className={styles.count}>{text.editor.count(links.length, videoLinkLimit)}</p>
          <ol className={styles.rows}>
            {links.map((link, index) => (
              <VideoRow
                key={link.linkID}
                link={link}
                place={index + 1}
                onSave={(address) => change(link, address)}
                onRemove={() => void removeOne(link)}
              />
            ))}
          </ol>
          {links.length < videoLinkLimit ? (
            <VideoAddressForm label={text.editor.newAddress} stored="" onSave={add}>
              {(isChanged) => (
                <Button type="submit" variant="soft" disabled={!isChanged}>
                  {text.editor.add}
                </Button>
              )}
            </VideoAddressForm>
          ) : (
            <Note>{text.editor.full(videoLinkLimit)}</Note>
          )}
        </div>
      )}
    </Panel>
  );
}
