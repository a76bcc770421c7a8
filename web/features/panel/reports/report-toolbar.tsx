import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router';
import type { FilterOption } from '../../../lists/list-types.ts';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { type ReportPeriod, useMonthOptions, useReportPeriod, useYearOptions } from './report-period.ts';
import { reportTexts as texts } from './reports.messages.ts';

interface AddressSelectProps {
  /** URL parameter. */
  name: keyof ReportPeriod;
  label: string;
  options: readonly FilterOption[];
  /** Label of the empty option; without it there is none. */
  allLabel?: string;
}

/** A select whose value is in the URL. */
const AddressSelect = ({ name, label, options, allLabel }: AddressSelectProps) => {
  const [, setParams] = useSearchParams();
  const value = useReportPeriod()[name];
  const isKnown = options.some((option) => String(option.value) === String(value));
  const handleChange = (chosen: string) =>
    setParams((params) => {
      if (chosen) params.set(name, chosen);
      else params.delete(name);
      return params;
    });
  return (
    <MuiTextField
      select
      label={label}
      value={isKnown ? String(value) : ''}
      onChange={(event) => handleChange(event.target.value)}
      fullWidth={false}
      sx={{ minWidth: { xs: 130, sm: 180 }, flex: { xs: 1, sm: 'none' } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {allLabel === undefined ? null : <MenuItem value="">{allLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
};

const NetworkChoice = () => (
  <AddressSelect name="rede" label={texts.network} options={useNetworkFilterOptions()} allLabel={texts.allNetworks} />
);
const YearChoice = () => <AddressSelect name="ano" label={texts.year} options={useYearOptions()} />;
const MonthChoice = () => <AddressSelect name="mes" label={texts.month} options={useMonthOptions()} />;

const CHOICES = { rede: NetworkChoice, ano: YearChoice, mes: MonthChoice } satisfies Record<keyof ReportPeriod, unknown>;

interface ReportToolbarProps {
  choices: readonly (keyof ReportPeriod)[];
  /** Shares the line of a table's search. */
  isInTable?: boolean;
}

/** A report's filters, kept in the URL and shown in a wrapping row. Read with `useReportPeriod`. */
export const ReportToolbar = ({ choices, isInTable = false }: ReportToolbarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', mb: isInTable ? 0 : 2 }}>
    {choices.map((name) => {
      const Choice = CHOICES[name];
      return <Choice key={name} />;
    })}
  </Box>
);
