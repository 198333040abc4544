import type { ListingTarget } from '@piacter/contracts/listings/values';
import type { VideoLink } from '@piacter/contracts/videos';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { failureMessage, unexpectedMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { text } from './text.ts';
import { useVideoLinks } from './use-video-links.ts';
import { VideoAddressForm } from './video-address-form.tsx';
import styles from './video-links.module.css';
import { VideoPreview } from './video-preview.tsx';

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
      {/* The key: the server keeps every address in one form, which then stands in the field. */}
      <VideoAddressForm key={link.linkUrl} label={text.address(place)} stored={link.linkUrl} onSave={onSave}>
        {(isChanged) => (
          <>
            <Button type="submit" variant="soft" disabled={!isChanged} aria-label={text.saveOf(place)}>
              {text.save}
            </Button>
            <Button variant="danger" square aria-label={text.removeOf(place)} onClick={onRemove}>
              <Icon of={IconTrash} />
            </Button>
          </>
        )}
      </VideoAddressForm>
    </li>
  );
}

/** The video links of a listing of any kind: add, change, delete (VID-02). */
export function VideoLinks(listing: ListingTarget) {
  const { links, error, refresh, add, change, remove } = useVideoLinks(listing);
  const removeOne = (link: VideoLink) =>
    remove(link).catch((failure: unknown) =>
      alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' }),
    );
  return (
    <Panel title={text.title} sub={text.sub(videoLinkLimit)}>
      {error && !links && (
        <Note variant="error">
          <p>{text.failed}</p>
          <Button variant="ghost" onClick={() => void refresh()}>
            {text.retry}
          </Button>
        </Note>
      )}
      {links && (
        <div className={styles.links}>
          <p className={styles.count}>{text.count(links.length, videoLinkLimit)}</p>
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
            <VideoAddressForm label={text.newAddress} stored="" onSave={add}>
              {(isChanged) => (
                <Button type="submit" variant="soft" disabled={!isChanged}>
                  {text.add}
                </Button>
              )}
            </VideoAddressForm>
          ) : (
            <Note>{text.full(videoLinkLimit)}</Note>
          )}
        </div>
      )}
    </Panel>
  );
}
