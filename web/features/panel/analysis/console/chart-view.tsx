import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ResultTable } from '../../../../../server/shared/result-table.ts';
import { BarPanel } from '../../../../charts/bar-panel.tsx';
import { EmptyState } from '../../../../ui/states.tsx';
import type { consoleStorage } from '../console-storage.ts';
import { type ChartChoice, chartColumns, chartNumbers, defaultChoice, MAX_LABELS, MAX_SERIES, validChoice } from './chart-series.ts';
import { consoleTexts as texts } from './console.messages.ts';
import type { KnownColumns } from './titles.ts';

interface ChartViewProps {
  table: ResultTable;
  known: KnownColumns;
  storage: ReturnType<typeof consoleStorage>;
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: '1 1 130px', minWidth: 130, maxWidth: 260 }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

const kinds = [
  { value: 'bar', label: texts.bars },
  { value: 'line', label: texts.lines },
];
const NO_SPLIT = '';

/** The choice for results of the same columns, kept in this browser. */
const useKeptChoice = ({ table, known, storage }: ChartViewProps) => {
  const columns = useMemo(() => chartColumns(table, known), [table, known]);
  const key = `chart:${table.columns.join()}`;
  const [changed, setChanged] = useState<{ key: string; choice: ChartChoice } | null>(null);
  const kept = changed?.key === key ? changed.choice : (JSON.parse(storage.getItem(key) ?? 'null') as ChartChoice | null);
  const choice = validChoice(kept, columns) ?? defaultChoice(table, columns);
  const choose = (patch: Partial<ChartChoice>) => {
    const next = { ...choice!, ...patch };
    storage.setItem(key, JSON.stringify(next));
    setChanged({ key, choice: next });
  };
  return { columns, choice, choose };
};

/** A result as bars or lines. */
export const ChartView = (props: ChartViewProps) => {
  const { table, known } = props;
  const { columns, choice, choose } = useKeptChoice(props);
  const drawn = useMemo(() => choice && chartNumbers({ table, columns, choice, known }), [table, columns, choice, known]);
  if (!choice || !drawn) return <EmptyState title={texts.noNumbers} text={texts.noNumbersText} />;
  const { allLabels, allSeries, ...numbers } = drawn;
  const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: known.get(name)?.title ?? name }));
  const splits = columns.dimensions.filter((name) => name !== choice.dimension);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
        <Choice
          label={texts.measure}
          value={choice.measure}
          options={optionsOf(columns.measures)}
          onChange={(measure) => choose({ measure })}
        />
        <Choice
          label={texts.dimension}
          value={choice.dimension}
          options={optionsOf(columns.dimensions)}
          onChange={(dimension) => choose({ dimension, split: choice.split === dimension ? null : choice.split })}
        />
        {splits.length > 0 && (
          <Choice
            label={texts.split}
            value={choice.split ?? NO_SPLIT}
            options={[{ value: NO_SPLIT, label: texts.noSplit }, ...optionsOf(splits)]}
            onChange={(split) => choose({ split: split || null })}
          />
        )}
        <Choice label={texts.kind} value={choice.kind} options={kinds} onChange={(kind) => choose({ kind: kind as ChartChoice['kind'] })} />
      </Box>
      {allSeries > MAX_SERIES && <Typography variant="body2">{texts.leftOut(MAX_SERIES, allSeries, texts.series)}</Typography>}
      {allLabels > MAX_LABELS && <Typography variant="body2">{texts.leftOut(MAX_LABELS, allLabels, texts.labels)}</Typography>}
      <BarPanel {...numbers} kind={choice.kind} />
    </>
  );
};
