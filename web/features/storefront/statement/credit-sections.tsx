import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { PagedSection } from './paged-section.tsx';
import { useOwnCodePostingsQuery, useOwnSwproPostingsQuery } from './statement.generated.ts';
import { statementTexts as texts } from './statement.messages.ts';

const PAGE_SIZE = 5;

interface Credit {
  id: string;
  day: string;
  /** Origin of the points. */
  source: string;
  points: string;
  venceEm: string | null;
}

const CreditRow = ({ day, source, points, venceEm }: Credit) => {
  const isOver = venceEm !== null && venceEm < toSaoPauloDate(new Date());
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, px: 2, py: 1.5, minHeight: 72 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{formatDate(day)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {source}
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0 }}>
        <Typography sx={{ fontWeight: 720, color: isOver ? 'text.secondary' : 'secondary.main' }}>
          <PointsText value={points} />
        </Typography>
        {venceEm && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isOver ? texts.expired(formatDate(venceEm)) : texts.expires(formatDate(venceEm))}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

const Nothing = ({ children }: { children: string }) => <Typography sx={{ p: 2.5, color: 'text.secondary' }}>{children}</Typography>;

/** PONTUAÇÕES SWPRO: points from referrals and other platforms (document 002 §3). */
export const SwproSection = () => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useOwnSwproPostingsQuery({
    variables: { options: { page, pageSize: PAGE_SIZE } },
    context: { silent: true },
  });
  const list = (data ?? previousData)?.swproPostings;
  return (
    <PagedSection
      title={texts.swpro}
      rows={{ items: list?.items, total: list?.total ?? 0, failed: Boolean(error), retry: () => void refetch() }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
      empty={<Nothing>{texts.swproEmpty}</Nothing>}
    >
      {({ id, pontuadoEm, totalPontos, venceEm, indicadoNome, plataforma }) => (
        <CreditRow
          id={id}
          day={pontuadoEm}
          source={indicadoNome ? `${plataforma} · ${indicadoNome}` : plataforma}
          points={totalPontos}
          venceEm={venceEm}
        />
      )}
    </PagedSection>
  );
};

/** PONTUAÇÕES POR CÓDIGO (document 002 §3). */
export const CodeSection = () => {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useOwnCodePostingsQuery({
    variables: { options: { page, pageSize: PAGE_SIZE } },
    context: { silent: true },
  });
  const list = (data ?? previousData)?.ownCodePostings;
  return (
    <PagedSection
      title={texts.codes}
      rows={{ items: list?.items, total: list?.total ?? 0, failed: Boolean(error), retry: () => void refetch() }}
      page={page}
      pageSize={PAGE_SIZE}
      onPage={setPage}
      empty={<Nothing>{texts.codesEmpty}</Nothing>}
    >
      {({ id, codigo, pontos, dataUtilizacao, venceEm }) => (
        <CreditRow id={id} day={dataUtilizacao} source={texts.codeOf(codigo)} points={pontos} venceEm={venceEm} />
      )}
    </PagedSection>
  );
};
