import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { sortableTexts as texts } from './sortable-texts.ts';

interface SortableListProps {
  /** In order; each child that moves calls `useSortable` with its id. */
  items: readonly { id: string; title: string }[];
  onMove: (id: string, overId: string) => void;
  /** Called with true while an item is held. */
  onHold?: (isHeld: boolean) => void;
  children: ReactNode;
}

/** Restricts dragging to the vertical axis, within the list. */
const alongTheList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => {
  if (!draggingNodeRect || !containerNodeRect) return { ...transform, x: 0 };
  const highest = containerNodeRect.top - draggingNodeRect.top;
  const lowest = containerNodeRect.bottom - draggingNodeRect.bottom;
  return { ...transform, x: 0, y: Math.min(Math.max(transform.y, highest), lowest) };
};

/** Screen-reader announcements in Portuguese while an item is moved, with titles instead of ids. */
export const announcementsFor = (items: SortableListProps['items']): Announcements => {
  const title = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? '';
  const place = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1;
  return {
    onDragStart: ({ active }) => texts.picked(title(active.id), place(active.id), items.length),
    onDragOver: ({ active, over }) =>
      over ? texts.moved(title(active.id), place(over.id), items.length) : texts.outside(title(active.id)),
    onDragEnd: ({ active, over }) =>
      over ? texts.dropped(title(active.id), place(over.id), items.length) : texts.cancelled(title(active.id)),
    onDragCancel: ({ active }) => texts.cancelled(title(active.id)),
  };
};

/** Items in an order that people change, by pointer or keyboard. */
export const SortableList = ({ items, onMove, onHold, children }: SortableListProps) => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: isStill ? 'auto' : 'smooth' }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    onHold?.(false);
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      onDragStart={() => onHold?.(true)}
      onDragCancel={() => onHold?.(false)}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements: announcementsFor(items), screenReaderInstructions: { draggable: texts.instructions } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
