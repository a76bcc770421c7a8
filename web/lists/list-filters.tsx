import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FIELD_LIMITS } from '../../server/shared/limits.ts';
import { listTexts } from './list-texts.ts';
import type { FilterDefinition, FilterOption, FilterValue, StatusLook } from './list-types.ts';

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

/** One filter in the bar above the rows. */
export const FilterField = <Filter,>({
  definition,
  values,
  onChange,
}: {
  definition: FilterDefinition<Filter>;
  values: Values;
  onChange: (patch: Values) => void;
}) => {
  if (definition.kind === 'dateRange') return <DateRange definition={definition} values={values} onChange={onChange} />;
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
}

const Choice = ({ label, value, allLabel, options, onChoose }: ChoiceProps) => (
  <TextField
    select
    size="small"
    fullWidth={false}
    label={label}
    value={value === '' || options.some((option) => option.value === value) ? value : ''}
    onChange={(event) => onChoose(event.target.value)}
    sx={{ minWidth: 160, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
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

interface DayProps {
  label: string;
  accessibleLabel: string;
  value: string;
  limits: { min?: string; max: string };
  onChange: (day: string | null) => void;
}

const FIRST_DAY = '1900-01-01';

/** Browsers report a year while it is being typed (0002, 0020 …), so only plausible dates reach the list. */
const Day = ({ label, accessibleLabel, value, limits, onChange }: DayProps) => {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setTyped(value);
  }
  const handleChange = (day: string) => {
    setTyped(day);
    if (day === '' || (day >= FIRST_DAY && day <= FIELD_LIMITS.dateMax)) onChange(day || null);
  };
  return (
    <TextField
      type="date"
      size="small"
      fullWidth={false}
      label={label}
      value={typed}
      onChange={(event) => handleChange(event.target.value)}
      sx={{ flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { ...limits, 'aria-label': accessibleLabel } }}
    />
  );
};

const DateRange = <Filter,>({ definition, values, onChange }: FilterProps<Filter, 'dateRange'>) => {
  const from = String(values[definition.from] ?? '');
  const to = String(values[definition.to] ?? '');
  const named = (label: string) => (definition.label ? `${definition.label}: ${label}` : label);
  const shown = (label: string) => (definition.prefix ? `${definition.prefix} ${label.toLowerCase()}` : label);
  return (
    <>
      <Day
        label={shown('De')}
        accessibleLabel={named('De')}
        value={from}
        limits={{ max: to || FIELD_LIMITS.dateMax }}
        onChange={(day) => onChange({ [definition.from]: day })}
      />
      <Day
        label={shown('Até')}
        accessibleLabel={named('Até')}
        value={to}
        limits={{ ...(from ? { min: from } : {}), max: FIELD_LIMITS.dateMax }}
        onChange={(day) => onChange({ [definition.to]: day })}
      />
    </>
  );
};
