import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DecimalField, IntegerField, MoneyField } from '../../forms/amount-fields.tsx';
import { listTexts } from '../list-texts.ts';
import type { FilterValue, RangeType } from '../list-types.ts';
import { DateRange } from './date-range.tsx';
import { isDayRange, type RangeDefinition, type RangeEnds, readRange, writeRange } from './range-filters.ts';

export interface RangeFieldProps {
  definition: RangeDefinition;
  value: FilterValue;
  onChange: (value: string | null) => void;
}

const FIELDS = { integer: IntegerField, decimal: DecimalField, money: MoneyField, points: DecimalField } as const;
const NONE: RangeEnds = { low: '', high: '' };

/** The two ends of a range: typed days, or numbers that filter when a field is left or with Enter. */
export const RangeField = ({ definition, value, onChange }: RangeFieldProps) => {
  const { type, label } = definition;
  const ends = readRange(value, type) ?? NONE;
  if (!isDayRange(type)) return <NumberRange label={label} type={type} ends={ends} onChange={(next) => onChange(writeRange(next))} />;
  return (
    <DateRange
      definition={{ from: 'low', to: 'high', label }}
      values={{ ...ends }}
      onChange={(patch) => {
        const { low, high } = { ...ends, ...patch };
        onChange(writeRange({ low: String(low ?? ''), high: String(high ?? '') }));
      }}
    />
  );
};

interface NumberRangeProps {
  label: string;
  type: RangeType;
  ends: RangeEnds;
  onChange: (ends: RangeEnds) => void;
}

const NumberRange = ({ label, type, ends, onChange }: NumberRangeProps) => {
  const { low, high } = ends;
  const form = useForm<RangeEnds>({ defaultValues: { low, high } });
  // Chips and 'Limpar filtros' change the address beside the fields. One effect for each end: the other may be half typed.
  useEffect(() => {
    form.setValue('low', low);
  }, [form, low]);
  useEffect(() => {
    form.setValue('high', high);
  }, [form, high]);
  const apply = () => {
    const typed = form.getValues();
    // Only an order of two texts that the mask made; no amount is computed.
    if (typed.low && typed.high && Number(typed.low) > Number(typed.high)) {
      form.setError('high', { message: listTexts.rangeReversed });
      return;
    }
    form.clearErrors();
    if (typed.low !== low || typed.high !== high) onChange(typed);
  };
  const Field = FIELDS[type as keyof typeof FIELDS];
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') apply();
  };
  return (
    <FormProvider {...form}>
      <Box
        role="group"
        aria-label={label}
        onBlur={() => queueMicrotask(apply)}
        onKeyDown={handleKeyDown}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}
      >
        <Field name="low" label={listTexts.minimum} />
        <Field name="high" label={listTexts.maximum} />
      </Box>
    </FormProvider>
  );
};
