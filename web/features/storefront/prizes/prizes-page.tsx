import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router';
import { DEFAULT_CATEGORY } from '../../../../server/modules/rewards/reward-look.rules.ts';
import { useViewer } from '../../../session/session-context.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { PrizeCard } from './prize-card.tsx';
import { usePrizesQuery } from './prizes.generated.ts';
import { prizeTexts as texts } from './prizes.messages.ts';

/** PRÊMIOS: the everyday catalogue; its search is in the URL (document 002 §2). */
export const PrizesPage = () => {
  const [address, setAddress] = useSearchParams();
  const busca = address.get('busca') ?? '';
  const balance = useViewer()?.saldoPontos ?? '0';
  const { data, previousData, loading, error, refetch } = usePrizesQuery({
    variables: {
      options: { pageSize: -1, sort: 'pontos', direction: 'ASC', ...(busca ? { search: busca } : {}) },
      filter: { categoria: DEFAULT_CATEGORY },
    },
  });
  const prizes = (data ?? (loading ? previousData : undefined))?.prizes.items;
  const handleSearch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('busca') ?? '').trim();
    setAddress(typed ? { busca: typed } : {});
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.description}
        actions={
          <ButtonLink to="/experiencias" variant="outlined" sx={{ minHeight: 44 }}>
            {texts.seeExperiences}
          </ButtonLink>
        }
      />
      <Box component="form" role="search" onSubmit={handleSearch} sx={{ display: 'flex', gap: 1, mb: 3, maxWidth: 560 }}>
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
      {error && !prizes ? <ErrorState onRetry={() => void refetch()} /> : null}
      {!error && !prizes ? <LoadingState rows={6} /> : null}
      {prizes?.length === 0 ? (
        <EmptyState
          title={texts.emptyTitle}
          text={busca ? texts.emptySearch : texts.emptyAll}
          action={busca ? <Button onClick={() => setAddress({})}>{texts.showAll}</Button> : undefined}
        />
      ) : null}
      <Grid container spacing={2}>
        {prizes?.map((prize) => (
          <Grid key={prize.id} size={{ xs: 12, md: 4, lg: 3 }}>
            <PrizeCard prize={prize} balance={balance} />
          </Grid>
        ))}
      </Grid>
    </>
  );
};
