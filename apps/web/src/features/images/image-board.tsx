import { imageLimitWithoutPro } from '@piacter/contracts/images/values';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddImages } from './add-images.tsx';
import styles from './image-board.module.css';
import type { ImageCalls } from './image-calls.ts';
import { SortableImages } from './sortable-images.tsx';
import { text } from './text.ts';
import { UploadTile } from './upload-tile.tsx';
import { useImages } from './use-images.ts';
import { type UploadQueue, useUploads } from './use-uploads.ts';

type Props = {
  calls: ImageCalls;
  /** The number of pictures that the listing may have now. */
  limit: number;
  /** The anchor where a PRO package can be ordered; left out where it would not allow more. */
  proAt?: string | undefined;
  /** Where the uploads of the board are waited for. */
  queue?: UploadQueue;
};

function formatLimitWithoutPro(count: number, limit: number): string {
  if (count > limit) return text.over;
  return count < limit ? text.withoutPro : `${text.withoutPro} ${text.replaceOnly}`;
}

/**
 * Why no more pictures can be added, or why not all of them are shown. Without PRO the limit is stated in advance, so
 * that nobody selects five pictures in vain.
 */
function LimitNote({ count, limit, proAt }: { count: number } & Pick<Props, 'limit' | 'proAt'>) {
  if (limit > imageLimitWithoutPro) return count < limit ? null : <Note>{text.full(limit)}</Note>;
  return (
    <Note>
      {formatLimitWithoutPro(count, limit)}{' '}
      {proAt === undefined ? (
        text.proLater
      ) : (
        <>
          {text.withPro} <a href={proAt}>{text.orderPro}</a>
        </>
      )}
    </Note>
  );
}

/** The pictures of a listing: upload, main picture, order, deletion (IMG-01 to IMG-06). */
export function ImageBoard({ calls, limit, proAt, queue }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const { images, isLoading, error, refresh, setMain, sort, remove } = useImages(calls);
  const { uploads, pending, notices, arrived, add, retry, dismiss } = useUploads(calls, refresh, queue);
  const room = limit - images.length - pending;

  const removeOne = async (imgID: number) => {
    // The focused button is removed with its picture.
    if (await remove(imgID)) board.current?.focus();
  };

  return (
    <Panel title={text.title} sub={text.hint}>
      <div ref={board} tabIndex={-1} className={styles.board}>
        <p className={styles.count}>{text.count(images.length, limit)}</p>
        {error && (
          <Note variant="error">
            <p>{text.failed}</p>
            <Button variant="ghost" onClick={() => void refresh()}>
              {text.retry}
            </Button>
          </Note>
        )}
        {!isLoading && !error && images.length + uploads.length === 0 && (
          <p className={styles.empty}>{text.empty}</p>
        )}
        <SortableImages
          images={images}
          onMain={(imgID) => void setMain(imgID)}
          onRemove={(imgID) => void removeOne(imgID)}
          onSort={(imgIDs) => void sort(imgIDs)}
        >
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </SortableImages>
        {notices.length > 0 && (
          <Note>
            <ul>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </Note>
        )}
        <LimitNote count={images.length} limit={limit} proAt={proAt} />
        {!isLoading && room > 0 && <AddImages onFiles={(files) => add(files, room)} />}
        <span className="sr-only" role="status">
          {arrived}
        </span>
      </div>
    </Panel>
  );
}
