import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { FormProvider, useForm } from 'react-hook-form';
import { parseFlexibleDate } from '../../../../server/shared/dates.ts';
import { SelectField } from '../../../forms/choice-fields.tsx';
import { DateField } from '../../../forms/date-field.tsx';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { galleryTexts as texts } from './gallery.messages.ts';

/** The gallery's filters; an empty date means no limit. */
export interface GalleryPeriod {
  networkId: string | null;
  de: string;
  ate: string;
}

/** What a date field refused and shows as cleared is no limit. */
const dayOf = (text: string) => parseFlexibleDate(text) ?? '';

/** Network, first and last redemption date, and the search button. */
export const GalleryFilters = ({ chosen, onSearch }: { chosen: GalleryPeriod; onSearch: (next: GalleryPeriod) => void }) => {
  const form = useForm<GalleryPeriod>({ defaultValues: chosen });
  const options = useNetworkFilterOptions();
  return (
    <FormProvider {...form}>
      <Paper
        component="form"
        role="search"
        variant="outlined"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(({ networkId, de, ate }) => onSearch({ networkId, de: dayOf(de), ate: dayOf(ate) }))(event)
        }
        sx={{ p: 2, mb: 3 }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignItems: 'end', gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr auto' } }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <SelectField name="networkId" label={texts.network} options={options} emptyLabel={texts.allNetworks} />
          </Box>
          <DateField name="de" label={texts.from} />
          <DateField name="ate" label={texts.to} />
          <Button type="submit" variant="contained" startIcon={<Search />} sx={{ minHeight: 44, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            {texts.search}
          </Button>
        </Box>
      </Paper>
    </FormProvider>
  );
};
