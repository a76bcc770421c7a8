import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lateComponent } from '../../ui/late-component.ts';
import { listTexts } from '../list-texts.ts';
import type { FilterDefinition, FilterOption, FilterValue, StatusLook } from '../list-types.ts';
import type { DateRangeProps } from './date-range.tsx';
import type { RangeDefinition } from './range-filters.ts';

/** The values of a status column, as options for its filter. */
export const optionsOf = (statuses: Readonly<Record<string, StatusLook>>): FilterOption[] =>
  Object.entries(statuses).map(([value, { label }]) => ({ value, label }));

type Values = Readonly<Record<string, FilterValue>>;

interface FilterProps<Filter, Kind extends FilterDefinition<Filter>['kind']> {
  definition: Extract<FilterDefinition<Filter>, { kind: Kind }>;
  values: Values;
  onChange: (patch: Values) => void;
}

const NONE: readonly FilterOption[] = [];
const useNoOptions = () => NONE;

/** One field of the filter panel. */
export const FilterField = <Filter,>({
  definition,
  values,
  onChange,
}: {
  definition: Exclude<FilterDefinition<Filter>, RangeDefinition>;
  values: Values;
  onChange: (patch: Values) => void;
}) => {
  if (definition.kind === 'dateRange') return <LateDateRange definition={definition} values={values} onChange={onChange} />;
  if (definition.kind === 'boolean') return <BooleanSelect definition={definition} values={values} onChange={onChange} />;
  if (definition.kind === 'picker') {
    const { Picker, name, label } = definition;
    return <Picker label={label} value={values[name]} onChange={(value) => onChange({ [name]: value })} />;
  }
  return <OptionSelect definition={definition} values={values} onChange={onChange} />;
};

interface ChoiceProps {
  label: string;
  value: string;
  allLabel?: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** Writes the label into the control, for a row of controls that have none above them. */
  isInline?: boolean | undefined;
}

/** Names the control for screen readers, and takes no room. */
const READ_ALOUD = {
  position: 'absolute',
  width: 1,
  height: 1,
  m: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A menu of one choice. */
export const Choice = ({ label, value, allLabel, options, onChoose, isInline }: ChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value === '' || options.some((option) => option.value === value) ? value : ''}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{
      select: {
        displayEmpty: true,
        ...(isInline ? { renderValue: (chosen) => `${label}: ${options.find((option) => option.value === chosen)?.label ?? ''}` } : {}),
      },
      inputLabel: { shrink: true, ...(isInline ? { sx: READ_ALOUD } : {}) },
    }}
  >
    {allLabel === undefined ? null : <MenuItem value="">{allLabel}</MenuItem>}
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

const OptionSelect = <Filter,>({ definition, values, onChange }: FilterProps<Filter, 'select'>) => {
  // A definition never changes for its screen, so every render calls the same hook.
  const loaded = (definition.useOptions ?? useNoOptions)();
  const options = definition.options ?? loaded;
  const integer = definition.valueType === 'integer';
  return (
    <Choice
      label={definition.label}
      value={String(values[definition.name] ?? '')}
      isInline={definition.required}
      allLabel={definition.required ? undefined : (definition.allLabel ?? listTexts.all)}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      onChoose={(text) => onChange({ [definition.name]: text === '' ? null : integer ? Number(text) : text })}
    />
  );
};

const BooleanSelect = <Filter,>({ definition, values, onChange }: FilterProps<Filter, 'boolean'>) => (
  <Choice
    label={definition.label}
    value={String(values[definition.name] ?? '')}
    allLabel={definition.allLabel ?? listTexts.all}
    options={[
      { value: 'true', label: definition.trueLabel ?? 'Sim' },
      { value: 'false', label: definition.falseLabel ?? 'Não' },
    ]}
    onChoose={(text) => onChange({ [definition.name]: text === '' ? null : text === 'true' })}
  />
);

/** Typed days need the forms' masks, which a list without an open panel does not load. */
const dateRange = lateComponent(async () => (await import('./date-range.tsx')).DateRange);

const LateDateRange = (props: DateRangeProps) => {
  const Range = dateRange.useOrThrow();
  return Range ? <Range {...props} /> : <Skeleton variant="rounded" height={40} />;
};
