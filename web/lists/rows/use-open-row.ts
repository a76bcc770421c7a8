import { gridFocusCellSelector, useGridApiRef } from '@mui/x-data-grid';
import { useEffect, useRef } from 'react';

/**
 * Keeps the row whose detail is open in view and focused, and focuses it again after the detail closes. Leaves the focus alone while it is
 * elsewhere, such as on a button of the detail.
 */
export const useOpenRow = (openId: string | undefined, linkField: string | undefined) => {
  const apiRef = useGridApiRef();
  const latestField = useRef(linkField);
  const lastId = useRef<string>(undefined);
  useEffect(() => {
    latestField.current = linkField;
  });
  useEffect(() => {
    const grid = apiRef.current;
    const id = openId ?? lastId.current;
    lastId.current = openId;
    if (!grid || id === undefined || !grid.getRow(id)) return;
    if (openId !== undefined) grid.getRowElement(id)?.scrollIntoView({ block: 'nearest' });
    const active = document.activeElement;
    if (active !== document.body && !grid.rootElementRef.current?.contains(active)) return;
    const field = gridFocusCellSelector(apiRef)?.field;
    const isShown = field !== undefined && grid.getVisibleColumns().some((column) => column.field === field);
    const target = isShown ? field : latestField.current;
    if (target !== undefined) grid.setCellFocus(id, target);
  }, [openId, apiRef]);
  return apiRef;
};
