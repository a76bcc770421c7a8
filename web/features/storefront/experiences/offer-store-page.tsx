import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { OFFERS_PER_PAGE } from '../../../../server/modules/offers/offer-catalogue.rules.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { idOf } from './address-ids.ts';
import { CityFilter } from './city-filter.tsx';
import { useExperiencesQuery, useOffersOnSaleQuery } from './experiences.generated.ts';
import { experienceTexts as texts } from './experiences.messages.ts';
import { OfferCard } from './offer-card.tsx';
import { useCategory } from './use-category.ts';

/** Search, cities and page from the URL, with setters; a new search or city goes back to the first page. */
const useStoreAddress = () => {
  const [address, setAddress] = useSearchParams();
  const change = (changes: Record<string, readonly string[]>) =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      for (const [name, values] of Object.entries({ page: [], ...changes })) {
        next.delete(name);
        for (const value of values) next.append(name, value);
      }
      return next;
    });
  return {
    page: Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1),
    cities: address.getAll('cities'),
    search: address.get('search') ?? '',
    change,
  };
};

const SearchBox = ({ search, onSearch }: { search: string; onSearch: (text: string) => void }) => {
  const handleSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  };
  return (
    <Box component="form" role="search" onSubmit={handleSearch} sx={{ display: 'flex', gap: 1, flex: '1 1 320px' }}>
      <TextField
        key={search}
        name="search"
        type="search"
        defaultValue={search}
        placeholder={texts.search}
        fullWidth
        slotProps={{ htmlInput: { 'aria-label': texts.search, maxLength: 100 } }}
      />
      <Button type="submit" variant="contained" startIcon={<Search />} sx={{ minHeight: 44, flexShrink: 0 }}>
        {texts.searchButton}
      </Button>
    </Box>
  );
};

const Pager = ({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) => (
  <Stack component="nav" direction="row" aria-label={texts.pages} sx={{ mt: 3, gap: 2, justifyContent: 'center', alignItems: 'center' }}>
    <IconButton aria-label={texts.previous} disabled={page <= 1} onClick={() => onPage(page - 1)} sx={{ width: 44, height: 44 }}>
      <ChevronLeft />
    </IconButton>
    <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {texts.page(page)}
    </Typography>
    <IconButton aria-label={texts.next} disabled={page >= pages} onClick={() => onPage(page + 1)} sx={{ width: 44, height: 44 }}>
      <ChevronRight />
    </IconButton>
  </Stack>
);

const Offers = ({ categoria, experience }: { categoria: string; experience: string }) => {
  const { page, cities, search, change } = useStoreAddress();
  const { category, error: categoryError, retry } = useCategory(categoria);
  const { data: shown } = useExperiencesQuery({ variables: { categories: [categoria] } });
  const { data, previousData, loading, error, refetch } = useOffersOnSaleQuery({
    variables: {
      options: { page, pageSize: OFFERS_PER_PAGE, ...(search ? { search } : {}) },
      filter: { categories: [categoria], experience, ...(cities.length ? { cities } : {}) },
    },
  });
  const list = (data ?? (loading ? previousData : undefined))?.offersOnSale;
  const pages = Math.max(1, Math.ceil((list?.total ?? 0) / OFFERS_PER_PAGE));
  const title = shown?.experiences.find(({ id }) => id === experience)?.title ?? texts.storeTitle;
  if (categoryError) return <ErrorState onRetry={retry} />;
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { label: texts.title, to: '/experiencias' },
          ...(category ? [{ label: category.nome, to: `/experiencias?categoria=${category.id}` }] : []),
        ]}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}>
        <SearchBox search={search} onSearch={(text) => change({ search: text ? [text] : [] })} />
        <CityFilter categoria={categoria} experience={experience} chosen={cities} onChange={(names) => change({ cities: names })} />
      </Stack>
      {error && !list ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !list ? (
        <>
          <Typography aria-hidden color="textSecondary">
            {texts.loading}
          </Typography>
          <LoadingState label={texts.loading} rows={6} />
        </>
      ) : null}
      {list?.items.length === 0 ? (
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          action={<Button onClick={() => change({ cities: [], search: [] })}>{texts.clear}</Button>}
        />
      ) : null}
      <Grid container spacing={2} aria-busy={loading}>
        {list?.items.map((offer) => (
          <Grid key={offer.id} size={{ xs: 12, sm: 6, md: 4 }}>
            <OfferCard offer={offer} />
          </Grid>
        ))}
      </Grid>
      {list?.items.length ? <Pager page={page} pages={pages} onPage={(next) => change({ page: [String(next)] })} /> : null}
    </>
  );
};

/** /loja: the offers of an experience in a category; redirects home when either is missing (document 002 §2, Offers store). */
export const OfferStorePage = () => {
  const [address] = useSearchParams();
  const categoria = idOf(address.get('categoria'));
  const experience = idOf(address.get('experience'));
  if (categoria === null || experience === null) return <Navigate to="/home" replace />;
  return <Offers categoria={categoria} experience={experience} />;
};
