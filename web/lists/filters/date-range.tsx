import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FIELD_LIMITS } from '../../../server/shared/limits.ts';
import { DateField } from '../../forms/date-field.tsx';
import { listTexts } from '../list-texts.ts';
import type { FilterValue } from '../list-types.ts';

export interface DateRangeProps {
  /** The two filters, and what the list calls them. */
  definition: { from: string; to: string; label?: string; prefix?: string };
  values: Readonly<Record<string, FilterValue>>;
  onChange: (patch: Readonly<Record<string, FilterValue>>) => void;
}

const FIRST_DAY = '1900-01-01';
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Two typed days, the forms' fields. A whole date filters at once; an emptied one when the field is left. */
export const DateRange = ({ definition, values, onChange }: DateRangeProps) => {
  const { from, to, label, prefix } = definition;
  const shown = (end: string) => (prefix ? `${prefix} ${end.toLowerCase()}` : end);
  const chosen = { [from]: String(values[from] ?? ''), [to]: String(values[to] ?? '') };
  const form = useForm<Record<string, string>>({ defaultValues: chosen });
  // Chips and 'Limpar filtros' change the address beside the fields.
  useEffect(() => {
    for (const name of [from, to]) if (form.getValues(name) !== (chosen[name] ?? '')) form.setValue(name, chosen[name] ?? '');
  }, [form, from, to, chosen[from], chosen[to]]);
  const fieldOf = (name: string, end: string, { min = FIRST_DAY, max = FIELD_LIMITS.dateMax }: { min?: string; max?: string }) => {
    const apply = ({ isLeft }: { isLeft: boolean }) => {
      const day = form.getValues(name) ?? '';
      const isAccepted = isDay(day) ? day >= min && day <= max : isLeft && day === '';
      if (isAccepted && day !== chosen[name]) onChange({ [name]: day || null });
    };
    return (
      <Box onInput={() => queueMicrotask(() => apply({ isLeft: false }))} onBlur={() => apply({ isLeft: true })}>
        <DateField name={name} label={shown(end)} invalidText={listTexts.invalidDate} min={min} max={max} />
      </Box>
    );
  };
  return (
    <FormProvider {...form}>
      <Box role="group" aria-label={label ?? listTexts.period} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {fieldOf(from, 'De', chosen[to] ? { max: chosen[to] } : {})}
        {fieldOf(to, 'Até', chosen[from] ? { min: chosen[from] } : {})}
      </Box>
    </FormProvider>
  );
};
