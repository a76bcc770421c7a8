import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lateComponent } from '../../ui/late-component.ts';
import { listTexts } from '../list-texts.ts';
import type { FilterValue } from '../list-types.ts';
import { isSet } from './filter-rules.ts';
import { Choice } from './list-filters.tsx';
import type { RangeFieldProps } from './range-field.tsx';
import type { RangeDefinition } from './range-filters.ts';

const rangeField = lateComponent(async () => (await import('./range-field.tsx')).RangeField);

const LateRangeField = (props: RangeFieldProps) => {
  const Field = rangeField.useOrThrow();
  return Field ? <Field {...props} /> : <Skeleton variant="rounded" height={40} />;
};

interface MoreFiltersProps {
  ranges: readonly RangeDefinition[];
  values: Readonly<Record<string, FilterValue>>;
  onChange: (patch: Readonly<Record<string, FilterValue>>) => void;
}

/** Bounds of the list's columns: those in use, and a choice of the others. */
export const MoreFilters = ({ ranges, values, onChange }: MoreFiltersProps) => {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isShown = ({ name }: RangeDefinition) => opened.includes(name) || isSet(values[name]);
  const others = ranges.filter((range) => !isShown(range));
  const handleRemove = (name: string) => {
    setOpened(opened.filter((other) => other !== name));
    if (isSet(values[name])) onChange({ [name]: null });
  };
  return (
    <>
      {ranges.filter(isShown).map((range) => (
        <Stack key={range.name} sx={{ gap: 1 }}>
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', my: -1 }}>
            <Typography variant="body2" color="textSecondary">
              {range.label}
            </Typography>
            <IconButton
              aria-label={listTexts.removeFilter(range.label)}
              onClick={() => handleRemove(range.name)}
              sx={{ width: 44, height: 44, mr: -1.5 }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Stack>
          <Box>
            <LateRangeField definition={range} value={values[range.name]} onChange={(value) => onChange({ [range.name]: value })} />
          </Box>
        </Stack>
      ))}
      {others.length > 0 ? (
        <Choice
          label={listTexts.moreFilters}
          value=""
          allLabel={listTexts.chooseColumn}
          options={others.map(({ name, label }) => ({ value: name, label }))}
          onChoose={(name) => name && setOpened([...opened, name])}
        />
      ) : null}
    </>
  );
};
