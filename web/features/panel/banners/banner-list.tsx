import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BannerItem } from './banner-item.tsx';
import type { BannerRow } from './banner-look.ts';
import { dragTexts, bannerTexts as texts } from './banners.messages.ts';
import { announcementsFor } from './drag-announcements.ts';

interface BannerListProps {
  rows: readonly BannerRow[];
  canEdit: boolean;
  canDelete: boolean;
  onMove: (id: string, overId: string) => void;
  onToggle: (banner: BannerRow) => void;
  onRemove: (banner: BannerRow) => void;
}

/** Restricts dragging to the vertical axis, within the list. */
const alongTheList: Modifier = ({ transform, draggingNodeRect, containerNodeRect }) => {
  if (!draggingNodeRect || !containerNodeRect) return { ...transform, x: 0 };
  const highest = containerNodeRect.top - draggingNodeRect.top;
  const lowest = containerNodeRect.bottom - draggingNodeRect.bottom;
  return { ...transform, x: 0, y: Math.min(Math.max(transform.y, highest), lowest) };
};

/** Banners in order, movable by drag or keyboard. */
export const BannerList = ({ rows, canEdit, canDelete, onMove, onToggle, onRemove }: BannerListProps) => {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const sensors = useSensors(
    // A press without movement stays a click.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: isStill ? 'auto' : 'smooth' }),
  );
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: announcementsFor(rows),
        screenReaderInstructions: { draggable: dragTexts.instructions },
      }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Paper variant="outlined">
          <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0, borderRadius: 'inherit' }}>
            {rows.map((banner, index) => (
              <BannerItem
                key={banner.id}
                banner={banner}
                place={index + 1}
                canEdit={canEdit}
                canDelete={canDelete}
                onToggle={() => onToggle(banner)}
                onRemove={() => onRemove(banner)}
              />
            ))}
          </Box>
        </Paper>
      </SortableContext>
    </DndContext>
  );
};
