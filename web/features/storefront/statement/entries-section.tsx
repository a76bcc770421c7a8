import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { entryTitle } from '../../../../server/modules/balances/entry-titles.rules.ts';
import { explainEntry } from '../../../../server/modules/balances/explain-entry.rules.ts';
import { formatDate } from '../../../../server/shared/dates.ts';
import { isNegative } from '../../../../server/shared/sign.ts';
import { moneyText, pointsText } from '../../../ui/amount-texts.ts';
import { MoneyText, PointsText } from '../../../ui/amounts.tsx';
import { PagedSection } from './paged-section.tsx';
import { type OwnEntriesQuery, useOwnEntriesQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';

type Entry = OwnEntriesQuery['ownEntries']['items'][number];

const PAGE_SIZE = 5;

const EntryRow = ({ row, isSeller }: { row: Entry; isSeller: boolean }) => (
  <Box sx={{ px: 2, py: 1.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography sx={{ fontWeight: 650 }}>
        {entryTitle(row)}
        <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatDate(row.criadoEm)}
        </Typography>
      </Typography>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography sx={{ fontWeight: 720, color: isNegative(row.valor) ? 'text.primary' : 'secondary.main' }}>
          {isSeller ? <PointsText value={row.valor} /> : <MoneyText value={row.valor} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.balanceAfter(isSeller ? pointsText(row.saldoApos) : moneyText(row.saldoApos))}
        </Typography>
      </Box>
    </Box>
    <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {explainEntry(row, isSeller ? 'PONTO' : 'BRL')}
    </Typography>
  </Box>
);

const FOLLOW_MS = 2_000;

/** Every balance movement, each with a sentence explaining it (beyond C6). */
export const EntriesSection = ({ isSeller }: { isSeller: boolean }) => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useOwnEntriesQuery({
    variables: { options: { page, pageSize: PAGE_SIZE } },
    context: { silent: true },
  });
  const list = (data ?? previousData)?.ownEntries;
  const place = useRef<HTMLDivElement | null>(null);
  const isAsked = useLocation().hash === '#saldo';
  const isLoaded = list !== undefined;
  useEffect(() => {
    if (!isAsked || !isLoaded) return;
    const show = () => place.current?.scrollIntoView({ block: 'start' });
    show();
    // The lists above may still grow and push it down; stop following after a while, or once the reader scrolls.
    const growth = new ResizeObserver(show);
    growth.observe(document.body);
    const stop = () => growth.disconnect();
    const later = setTimeout(stop, FOLLOW_MS);
    window.addEventListener('wheel', stop, { once: true });
    window.addEventListener('touchmove', stop, { once: true });
    return () => {
      stop();
      clearTimeout(later);
      window.removeEventListener('wheel', stop);
      window.removeEventListener('touchmove', stop);
    };
  }, [isAsked, isLoaded]);
  return (
    <div ref={place}>
      <PagedSection
        title={texts.entries}
        rows={{ items: list?.items, total: list?.total ?? 0, failed: Boolean(error), retry: () => void refetch() }}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        empty={<Typography sx={{ p: 2.5, color: 'text.secondary' }}>{texts.entriesEmpty}</Typography>}
      >
        {(row) => <EntryRow row={row} isSeller={isSeller} />}
      </PagedSection>
    </div>
  );
};
