import { arrayMove } from '@dnd-kit/sortable';
import type { ListingImage } from '@piacter/contracts/images';
import type { ReactNode } from 'react';
import { Sortable } from '../../ui/sortable.tsx';
import styles from './image-board.module.css';
import { ImageTile } from './image-tile.tsx';
import { text } from './text.ts';

type Props = {
  images: readonly ListingImage[];
  onMain: (imgID: number) => void;
  onRemove: (imgID: number) => void;
  onSort: (imgIDs: readonly number[]) => void;
  /** Tiles of pictures being uploaded, after the others. */
  children: ReactNode;
};

/** The pictures in their order, sortable with mouse, touch and keyboard. */
export function SortableImages({ images, onMain, onRemove, onSort, children }: Props) {
  const ids = images.map(({ imgID }) => imgID);
  return (
    <Sortable
      ids={ids}
      words={text.sorting}
      onMove={(imgID, position) => onSort(arrayMove(ids, ids.indexOf(imgID), position))}
    >
      <ol className={styles.tiles}>
        {images.map((image, index) => (
          <ImageTile
            key={image.imgID}
            image={image}
            position={index + 1}
            isAlone={images.length === 1}
            onMain={() => onMain(image.imgID)}
            onRemove={() => onRemove(image.imgID)}
          />
        ))}
        {children}
      </ol>
    </Sortable>
  );
}
