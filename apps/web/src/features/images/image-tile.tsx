import type { ListingImage } from '@piacter/contracts/images';
import { imageOfWidth, imageSrcset } from '@piacter/contracts/images/values';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSortableItem } from '../../ui/sortable.tsx';
import styles from './image-board.module.css';
import { text } from './text.ts';

type Props = {
  image: ListingImage;
  /** Counted from 1. */
  position: number;
  /** The only picture, which cannot be moved. */
  isAlone: boolean;
  onMain: () => void;
  onRemove: () => void;
};

/** A stored picture: a click makes it the main one, the handle moves it, also with the keyboard. */
export function ImageTile({ image, position, isAlone, onMain, onRemove }: Props) {
  const { item, handle, listeners, isDragging } = useSortableItem(image.imgID, {
    role: text.sorting.role,
    disabled: isAlone,
  });
  const isMain = image.isMainImg === 1;
  return (
    <li
      {...item}
      className={classNames(styles.tile, isMain && styles.main, isDragging && styles.dragged)}
      {...listeners}
    >
      <button
        type="button"
        className={styles.picture}
        aria-pressed={isMain}
        aria-label={isMain ? text.isMain(position) : text.makeMain(position)}
        onClick={isMain ? undefined : onMain}
      >
        <img
          src={imageOfWidth(image.path, 320)}
          srcSet={imageSrcset(image.path)}
          sizes="220px"
          alt={text.picture(position)}
          width={320}
          height={213}
          draggable={false}
        />
        {isMain && (
          <Badge variant="on" className={styles.badge}>
            {text.main}
          </Badge>
        )}
      </button>
      <div className={styles.controls}>
        {!isAlone && (
          <button type="button" {...handle} className={styles.handle} aria-label={text.move(position)}>
            <Icon shape={IconGripVertical} />
          </button>
        )}
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
