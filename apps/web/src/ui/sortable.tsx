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
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';

/** What a screen reader says about sorting; positions count from 1. */
type Words = {
  instructions: string;
  picked: (position: number, count: number) => string;
  over: (position: number, count: number) => string;
  dropped: (position: number, count: number) => string;
  cancelled: string;
};

type Props = {
  ids: readonly number[];
  words: Words;
  /** An item was dropped at a position that counts from 0. */
  onMove: (id: number, position: number) => void;
  /** Elements that use `useSortableItem`, in the order of `ids`. */
  children: ReactNode;
};

const getAnnouncements = (ids: readonly number[], words: Words): Announcements => {
  const getPosition = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1;
  return {
    onDragStart: ({ active }) => words.picked(getPosition(active.id), ids.length),
    onDragOver: ({ over }) => (over ? words.over(getPosition(over.id), ids.length) : undefined),
    onDragEnd: ({ active, over }) => words.dropped(getPosition((over ?? active).id), ids.length),
    onDragCancel: () => words.cancelled,
  };
};

/** Items of a grid that are sorted with mouse, touch and keyboard. */
export function Sortable({ ids, words, onMove, children }: Props) {
  const sensors = useSensors(
    // A press without movement is a click on the item; a finger that moves at once scrolls the page.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(Number(active.id), ids.indexOf(Number(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: getAnnouncements(ids, words),
        screenReaderInstructions: { draggable: words.instructions },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/**
 * An item of a `Sortable`: the properties of its element, those of the button that moves it by keyboard, and the
 * listeners of whatever moves it by mouse and touch.
 */
export function useSortableItem(id: number, { role, disabled }: { role: string; disabled: boolean }) {
  const sortable = useSortable({ id, disabled, attributes: { roleDescription: role } });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = sortable;
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition };
  return {
    item: { ref: setNodeRef, style },
    handle: { ref: setActivatorNodeRef, ...attributes },
    listeners,
    isDragging,
  };
}
