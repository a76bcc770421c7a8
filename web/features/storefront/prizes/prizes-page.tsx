import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useViewer } from '../../../session/session-context.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { PrizeCard } from './prize-card.tsx';
import { PrizeChips } from './prize-chips.tsx';
import { addressOf, categoriesOf, categoryOf, choiceOf, chosenOf, stepsOf } from './prize-choice.ts';
import { usePrizesQuery } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

const SearchBox = ({ busca, onSearch }: { busca: string; onSearch: (text: string) => void }) => {
  const handleSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('busca') ?? '').trim());
  };
  return (
    <Box component="form" role="search" onSubmit={handleSearch} sx={{ display: 'flex', gap: 1, mb: 1.5, maxWidth: 560 }}>
      <TextField
        key={busca}
        name="busca"
        type="search"
        defaultValue={busca}
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

/** PRÊMIOS: the everyday catalogue first; its search and filters are in the URL (document 002 §2). */
export const PrizesPage = () => {
  const [address, setAddress] = useSearchParams();
  const busca = address.get('busca') ?? '';
  const choice = choiceOf(address);
  const balance = useViewer()?.saldoPontos ?? '0';
  // The whole catalogue: filters then answer at once, and know which prices and categories there are.
  const { data, previousData, loading, error, refetch } = usePrizesQuery({
    variables: { options: { pageSize: -1, sort: 'pontos', direction: 'ASC', ...(busca ? { search: busca } : {}) } },
  });
  const all = (data ?? (loading ? previousData : undefined))?.prizes.items;
  const prizes = all && chosenOf(all, choice, balance);
  const isFiltered = address.size > 0;
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <SearchBox busca={busca} onSearch={(text) => setAddress((before) => addressOf(withSearch(before, text), choice))} />
      {error && !all ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !all ? <LoadingState rows={6} /> : null}
      {all ? (
        <PrizeChips
          choice={choice}
          steps={stepsOf(all.filter((prize) => categoryOf(prize) === choice.category))}
          categories={categoriesOf(all)}
          onChange={(next) => setAddress((before) => addressOf(before, next))}
        />
      ) : null}
      {prizes?.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          text={isFiltered ? texts.emptySearch : texts.emptyAll}
          action={isFiltered ? <Button onClick={() => setAddress({})}>{texts.showAll}</Button> : undefined}
        />
      ) : null}
      {prizes?.length ? (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {texts.count(prizes.length)}
        </Typography>
      ) : null}
      <Grid container spacing={{ xs: 1, md: 2 }}>
        {prizes?.map((prize) => (
          <Grid key={prize.id} size={{ xs: 12, md: 4, lg: 3 }}>
            <PrizeCard prize={prize} balance={balance} />
          </Grid>
        ))}
      </Grid>
    </>
  );
};

const withSearch = (before: URLSearchParams, busca: string) => {
  const next = new URLSearchParams(before);
  next.set('busca', busca);
  return next;
};
