import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { formatDate } from '../../../server/shared/dates.ts';
import { listTexts } from '../list-texts.ts';
import type { FilterDefinition, FilterOption, FilterValue } from '../list-types.ts';
import { activeFilters, filterKey, isSet } from './filter-rules.ts';
import { rangeText } from './range-filters.ts';

interface FilterChipsProps<Filter> {
  definitions: readonly FilterDefinition<Filter>[];
  values: Readonly<Record<string, FilterValue>>;
  busca: string;
  onRemove: (patch: Readonly<Record<string, FilterValue>>) => void;
  onRemoveSearch: () => void;
  onClear: () => void;
}

const daysText = (from: FilterValue, to: FilterValue) =>
  isSet(from) && isSet(to)
    ? `${formatDate(String(from))} a ${formatDate(String(to))}`
    : [isSet(from) ? `de ${formatDate(String(from))}` : '', isSet(to) ? `até ${formatDate(String(to))}` : ''].filter(Boolean).join(' ');

/** The list's active filters, each removable; a default period is a chip too. */
export const FilterChips = <Filter,>({ definitions, values, busca, onRemove, onRemoveSearch, onClear }: FilterChipsProps<Filter>) => {
  const active = activeFilters(definitions, values);
  if (active.length === 0 && !busca) return null;
  return (
    <Stack direction="row" role="group" aria-label="Filtros ativos" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {busca ? <Chip size="small" label={`${listTexts.search}: ${busca}`} onDelete={onRemoveSearch} /> : null}
      {active.map((definition) => (
        <FilterChip key={filterKey(definition)} definition={definition} values={values} onRemove={onRemove} />
      ))}
      <Button size="small" variant="text" onClick={onClear}>
        {listTexts.clearFilters}
      </Button>
    </Stack>
  );
};

const NONE: readonly FilterOption[] = [];
const useNoOptions = () => NONE;
const useNoLabel = () => undefined;

const FilterChip = <Filter,>({
  definition,
  values,
  onRemove,
}: {
  definition: FilterDefinition<Filter>;
  values: Readonly<Record<string, FilterValue>>;
  onRemove: (patch: Readonly<Record<string, FilterValue>>) => void;
}) => {
  const loaded = ((definition.kind === 'select' && definition.useOptions) || useNoOptions)();
  const value = definition.kind === 'dateRange' ? undefined : values[definition.name];
  const picked = (definition.kind === 'picker' ? definition.useLabel : useNoLabel)(value);
  if (definition.kind === 'dateRange') {
    const text = daysText(values[definition.from], values[definition.to]);
    return (
      <Chip
        size="small"
        label={`${definition.label ?? listTexts.period}: ${text}`}
        onDelete={() => onRemove({ [definition.from]: null, [definition.to]: null })}
      />
    );
  }
  if (definition.kind === 'range')
    return (
      <Chip
        size="small"
        label={`${definition.label}: ${rangeText(definition, value)}`}
        onDelete={() => onRemove({ [definition.name]: null })}
      />
    );
  const options = definition.kind === 'select' ? (definition.options ?? loaded) : NONE;
  const yesOrNo = definition.kind === 'boolean' && (value ? (definition.trueLabel ?? 'Sim') : (definition.falseLabel ?? 'Não'));
  const text = yesOrNo || picked || (options.find((option) => String(option.value) === String(value))?.label ?? String(value));
  return <Chip size="small" label={`${definition.label}: ${text}`} onDelete={() => onRemove({ [definition.name]: null })} />;
};
