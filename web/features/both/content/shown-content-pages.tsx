import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { normalizeSearch } from '../../../../server/shared/text.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { contentTexts, productTexts, storeTexts } from './content.messages.ts';
import { useActiveClientProductsQuery, useActiveParticipatingStoresQuery } from './shown-content.generated.ts';
import { StoreSign } from './store-sign.tsx';

interface Shown {
  id: string;
  nome: string;
  descricao?: string | null;
}

interface ShownContentProps {
  title: string;
  texts: { shownHint: string; loading: string; none: string; shownLoadFailed: string; badge: string };
  items: readonly Shown[] | undefined;
  failed: boolean;
  onRetry: () => void;
  hasSigns?: boolean;
}

/** Fewer items than this need no search. */
const SEARCH_FROM = 9;
const variables = { options: { pageSize: -1 } };
const context = { silent: true };

const ContentCard = ({ nome, descricao, badge, hasSign }: Shown & { badge: string; hasSign: boolean }) => (
  <Card component="li" variant="outlined" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 1 }}>
    {hasSign && <StoreSign name={nome} />}
    <Typography component="h2" sx={{ fontWeight: 680, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
      {nome}
    </Typography>
    {descricao ? (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {descricao}
      </Typography>
    ) : null}
    <Box sx={{ mt: 'auto', pt: 0.5 }}>
      <StatusChip tone="approved" label={badge} size="small" />
    </Box>
  </Card>
);

/** Cards, one to four per row depending on the width (document 002 §2). */
const ShownContent = ({ title, texts, items, failed, onRetry, hasSigns = false }: ShownContentProps) => {
  const [search, setSearch] = useState('');
  const wanted = normalizeSearch(search);
  const shown = items?.filter(({ nome, descricao }) => normalizeSearch(`${nome} ${descricao ?? ''}`).includes(wanted));
  return (
    <>
      <PageHeader title={title} description={texts.shownHint} />
      {!items && !failed && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{texts.loading}</Typography>
          <LoadingState label={texts.loading} rows={6} />
        </>
      )}
      {!items && failed && <ErrorState title={texts.shownLoadFailed} onRetry={onRetry} />}
      {items && items.length >= SEARCH_FROM && (
        <MuiTextField
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          placeholder={contentTexts.searchShown}
          slotProps={{
            htmlInput: { 'aria-label': contentTexts.searchShown },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchOutlined />
                </InputAdornment>
              ),
            },
          }}
          sx={{ mb: 2, width: { xs: '100%', sm: 360 } }}
        />
      )}
      {items?.length === 0 && <EmptyState title={texts.none} />}
      {items && items.length > 0 && shown?.length === 0 && <EmptyState title={contentTexts.noMatch(search)} />}
      {shown && shown.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              md: 'repeat(3, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {shown.map((item) => (
            <ContentCard key={item.id} {...item} badge={texts.badge} hasSign={hasSigns} />
          ))}
        </Box>
      )}
    </>
  );
};

/** /lojas-participantes. */
export const ParticipatingStoresPage = () => {
  const { data, error, refetch } = useActiveParticipatingStoresQuery({ variables, context });
  return (
    <ShownContent
      hasSigns
      title={storeTexts.tab}
      texts={storeTexts}
      items={data?.activeParticipatingStores.items}
      failed={Boolean(error)}
      onRetry={() => void refetch()}
    />
  );
};

/** /produtos. */
export const ClientProductsPage = () => {
  const { data, error, refetch } = useActiveClientProductsQuery({ variables, context });
  return (
    <ShownContent
      title={productTexts.shownTitle}
      texts={productTexts}
      items={data?.activeClientProducts.items}
      failed={Boolean(error)}
      onRetry={() => void refetch()}
    />
  );
};
