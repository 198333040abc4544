import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './image-board.module.css';
import { acceptedImageTypes } from './shrink-picture.ts';
import { text } from './text.ts';

const getFiles = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])];

/** Whether a field takes what is pasted: office programs copy a picture of the words with them. */
const isForField = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, [contenteditable="true"]') !== null &&
  clipboardData?.types.includes('text/plain') === true;

/** Takes pictures that are pasted anywhere on the page. */
function usePaste(onFiles: (files: readonly File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = getFiles(event.clipboardData);
    if (files.length === 0 || isForField(event)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Adds pictures: selected, taken by a phone's camera, dropped or pasted. */
export function AddImages({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  usePaste(onFiles);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // Cleared, so that the same file can be selected again.
    target.value = '';
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(getFiles(event.dataTransfer));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button
    <div
      className={classNames(styles.add, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input ref={picker} type="file" hidden multiple accept={acceptedImageTypes} onChange={choose} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={choose} />
      <div className={styles.ways}>
        <Button variant="soft" onClick={() => picker.current?.click()}>
          <Icon shape={IconPhoto} />
          {text.add}
        </Button>
        <Button variant="ghost" className={styles.camera ?? ''} onClick={() => camera.current?.click()}>
          <Icon shape={IconCamera} />
          {text.camera}
        </Button>
      </div>
      <p>{isOver ? text.dropNow : text.drop}</p>
    </div>
  );
}
