import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ListColumn } from '../list-types.ts';

interface SwitchOptions<Row> {
  field: string;
  title: string;
  checked: (row: Row) => boolean;
  /** Saves the new value; the switch is disabled until it resolves. The caller reports errors. */
  onSwitch: (row: Row, next: boolean) => unknown;
  /** Accessible name, including the row. */
  label: (row: Row) => string;
  disabledReason?: (row: Row) => string | null | undefined;
  ability?: string;
  sortable?: boolean;
  /** Hidden by default. */
  hidden?: boolean;
}

const SHORT_TITLE = 6;

/** A column of switches labelled Sim or Não that save at once. */
export const switchColumn = <Row,>(options: SwitchOptions<Row>): ListColumn<Row> => ({
  field: options.field,
  title: options.title,
  type: 'custom',
  width: options.title.length > SHORT_TITLE ? 112 : 90,
  ...(options.ability === undefined ? {} : { ability: options.ability }),
  ...(options.sortable === undefined ? {} : { sortable: options.sortable }),
  ...(options.hidden === undefined ? {} : { hidden: options.hidden }),
  render: (row) => <SwitchCell row={row} options={options} />,
});

const SwitchCell = <Row,>({ row, options }: { row: Row; options: SwitchOptions<Row> }) => {
  const [busy, setBusy] = useState(false);
  // Cards stack several switches, so touch targets must be large.
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
      {/* Disabled switches get no pointer events; the span keeps the reason reachable. */}
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
