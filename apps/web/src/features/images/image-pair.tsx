import { imageOfWidth, imageSrcset } from '@piacter/contracts/images/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useEffectEvent, useRef } from 'react';
import { failureMessage } from '../../lib/form/index.ts';
import { alert, confirm } from '../../lib/message-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddImages } from './add-images.tsx';
import styles from './image-board.module.css';
import type { ImageCalls } from './image-calls.ts';
import { text } from './text.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './use-uploads.ts';

type StoredImage = { imageID: number; imagePath: string };

type TileProps = { image: StoredImage; position: number; onRemove: () => void };

function StoredTile({ image, position, onRemove }: TileProps) {
  return (
    <li className={styles.tile}>
      <a className={styles.picture} href={image.imagePath} target="_blank" rel="noreferrer">
        <img
          src={imageOfWidth(image.imagePath, 320)}
          srcSet={imageSrcset(image.imagePath)}
          sizes="220px"
          alt={text.picture(position)}
          width={320}
          height={213}
        />
      </a>
      <div className={styles.controls}>
        <span className={styles.position} aria-hidden="true">
          {position}.
        </span>
        <Button variant="danger" square aria-label={text.removeLabel(position)} onClick={onRemove}>
          <Icon shape={IconTrash} />
        </Button>
      </div>
    </li>
  );
}

type Props = {
  images: readonly StoredImage[];
  limit: number;
  /** Pictures that were selected before the request existed; their upload starts at once. */
  first?: readonly File[];
  upload: ImageCalls['upload'];
  remove: (imageID: number) => Promise<unknown>;
  /** Reloads the pictures. */
  refresh: () => Promise<unknown>;
};

/** Up to two pictures without order or main picture: upload and deletion (REQ-07). */
export function ImagePair({ images, limit, first = [], upload, remove, refresh }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const { uploads, pending, notices, arrived, add, retry, dismiss } = useUploads({ upload }, refresh);
  const room = limit - images.length - pending;

  const hasStarted = useRef(false);
  const addFirst = useEffectEvent(() => {
    if (first.length > 0 && !hasStarted.current) add(first, room);
    hasStarted.current = true;
  });
  useEffect(() => addFirst(), []);

  const removeOne = async (imageID: number) => {
    const question = { text: text.removeQuestion, detail: text.removeDetail, confirm: text.remove };
    if (!(await confirm({ ...question, cancel: text.cancel, danger: true }))) return;
    try {
      await remove(imageID);
    } catch (failure) {
      await alert(failureMessage(failure, text.unexpected), { colour: 'danger' });
    }
    await refresh();
    // The focused button is removed with its picture.
    board.current?.focus();
  };

  return (
    <Panel title={text.title}>
      <div ref={board} tabIndex={-1} className={styles.board}>
        <p className={styles.count}>{text.count(images.length, limit)}</p>
        <ul className={styles.tiles} aria-label={text.stored}>
          {images.map((image, index) => (
            <StoredTile
              key={image.imageID}
              image={image}
              position={index + 1}
              onRemove={() => void removeOne(image.imageID)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </ul>
        {notices.length > 0 && <Note>{notices.join(' ')}</Note>}
        {room > 0 && <AddImages onFiles={(files) => add(files, room)} />}
        <span className="sr-only" role="status">
          {arrived}
        </span>
      </div>
    </Panel>
  );
}
