import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { ListingImage } from '@piacter/contracts/images';
import type { ReactNode } from 'react';
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

const getAnnouncements = (ids: readonly number[]): Announcements => {
  const getPosition = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  const { sorting } = text;
  return {
    onDragStart: ({ active }) => sorting.picked(getPosition(active.id), ids.length),
    onDragOver: ({ over }) => (over ? sorting.over(getPosition(over.id), ids.length) : undefined),
    onDragEnd: ({ active, over }) => sorting.dropped(getPosition((over ?? active).id), ids.length),
    onDragCancel: () => sorting.cancelled,
  };
};

/** The pictures in their order, sortable with mouse, touch and keyboard. */
export function SortableImages({ images, onMain, onRemove, onSort, children }: Props) {
  const sensors = useSensors(
    // A press without movement is a click on the picture; a finger that moves at once scrolls the page.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = images.map(({ imgID }) => imgID);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onSort(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: getAnnouncements(ids),
        screenReaderInstructions: { draggable: text.sorting.instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
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
      </SortableContext>
    </DndContext>
  );
}
