import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { AddImages } from './add-images.tsx';
import styles from './image-board.module.css';
import { isPicture } from './shrink-picture.ts';
import { text } from './text.ts';

/** A selected picture; its object URL is released with the preview. */
function Preview({ file, onDismiss }: { file: File; onDismiss: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const preview = URL.createObjectURL(file);
    setAddress(preview);
    return () => URL.revokeObjectURL(preview);
  }, [file]);
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        {address !== undefined && <img src={address} alt={file.name} width={320} height={213} />}
      </div>
      <div className={styles.controls}>
        <span className={styles.position}>{file.name}</span>
        <Button variant="danger" square aria-label={text.dismissChosen(file.name)} onClick={onDismiss}>
          <Icon shape={IconTrash} />
        </Button>
      </div>
    </li>
  );
}

type Props = { files: readonly File[]; limit: number; onChange: (files: readonly File[]) => void };

/** Pictures selected before their request exists, to be uploaded later. */
export function PendingImages({ files, limit, onChange }: Props) {
  const [notice, setNotice] = useState('');
  const add = (added: readonly File[]) => {
    const pictures = added.filter(isPicture);
    const kept = pictures.slice(0, limit - files.length);
    const skipped = pictures.length - kept.length;
    const [other] = added.filter((file) => !pictures.includes(file));
    setNotice(other ? text.notPicture(other.name) : skipped > 0 ? text.tooMany(kept.length, skipped) : '');
    onChange([...files, ...kept]);
  };
  return (
    <div className={styles.board}>
      <p className={styles.count}>{text.count(files.length, limit)}</p>
      <ul className={styles.tiles} aria-label={text.chosen}>
        {files.map((file) => (
          <Preview
            key={`${file.name} ${file.lastModified} ${file.size}`}
            file={file}
            onDismiss={() => onChange(files.filter((other) => other !== file))}
          />
        ))}
      </ul>
      {notice !== '' && <Note>{notice}</Note>}
      {files.length < limit && <AddImages onFiles={add} />}
    </div>
  );
}
