import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ListColumn } from './list-types.ts';

interface SwitchOptions<Row> {
  field: string;
  title: string;
  checked: (row: Row) => boolean;
  /** Saves the new value; the switch waits for it. Rejections are the caller's to tell. */
  onSwitch: (row: Row, next: boolean) => unknown;
  /** Accessible name, with the row in it. */
  label: (row: Row) => string;
  disabledReason?: (row: Row) => string | null | undefined;
  ability?: string;
  sortable?: boolean;
}

/** A column of switches that read Sim or Não and save at once. */
export const switchColumn = <Row,>(options: SwitchOptions<Row>): ListColumn<Row> => ({
  field: options.field,
  title: options.title,
  type: 'custom',
  width: 110,
  ...(options.ability === undefined ? {} : { ability: options.ability }),
  ...(options.sortable === undefined ? {} : { sortable: options.sortable }),
  render: (row) => <SwitchCell row={row} options={options} />,
});

const SwitchCell = <Row,>({ row, options }: { row: Row; options: SwitchOptions<Row> }) => {
  const [busy, setBusy] = useState(false);
  // Cards stack several switches: a thumb must hit the one it means.
  const isTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const checked = options.checked(row);
  const reason = options.disabledReason?.(row);
  const handleChange = async () => {
    setBusy(true);
    try {
      await options.onSwitch(row, !checked);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Tooltip title={reason ?? ''}>
      {/* The span keeps the reason readable: a disabled switch has no pointer events. */}
      <span>
        <Switch
          size={isTouch ? 'medium' : 'small'}
          checked={checked}
          disabled={busy || Boolean(reason)}
          onChange={() => void handleChange()}
          onClick={(event) => event.stopPropagation()}
          slotProps={{ input: { 'aria-label': options.label(row) } }}
        />
        {checked ? 'Sim' : 'Não'}
      </span>
    </Tooltip>
  );
};
