import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatDate, formatDateTime } from '../../../../server/shared/dates.ts';
import { FollowButton } from '../../../members/receipt/follow-button.tsx';
import { submissionLook } from '../../../members/receipt/submission-look.ts';
import { pointsText } from '../../../ui/amount-texts.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SellerHomeQuery } from './seller-home.generated.ts';
import { homeTexts as texts } from './seller-home.messages.ts';

interface RowProps {
  title: string;
  hint: string;
  end: ReactNode;
}

const Row = ({ title, hint, end }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 64,
      px: 2,
      py: 1,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
    {end}
  </Box>
);

const Recent = ({ title, empty, children }: { title: string; empty: string; children: readonly ReactNode[] }) => {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, minHeight: 44 }}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {children.length > 0 && (
          <TextLink to="/pontuacoes" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {texts.seeAll}
          </TextLink>
        )}
      </Box>
      <Card sx={{ mt: 0.5 }}>
        {children.length === 0 ? (
          <Typography sx={{ p: 2.5, color: 'text.secondary' }}>{empty}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {children}
          </Box>
        )}
      </Card>
    </Box>
  );
};

/** The latest receipts and their status. */
export const RecentReceipts = ({ rows }: { rows: SellerHomeQuery['envios']['items'] }) => (
  <Recent title={texts.recentSent} empty={texts.nothingSent}>
    {rows.map((row) => (
      <Row
        key={row.id}
        title={formatDateTime(row.criadoEm)}
        hint={row.reprovadoMotivo ?? texts.sent}
        end={
          <>
            <StatusChip {...submissionLook(row.status)} />
            <FollowButton receiptId={row.id} of={texts.sentOn(formatDateTime(row.criadoEm))} />
          </>
        }
      />
    ))}
  </Recent>
);

/** The latest sales that earned points. */
export const RecentPoints = ({ rows }: { rows: SellerHomeQuery['pontuacoes']['items'] }) => (
  <Recent title={texts.recentPoints} empty={texts.nothingPosted}>
    {rows.map((row) => (
      <Row
        key={row.id}
        title={texts.receipt(row.identificador)}
        hint={formatDate(row.pontuadoEm)}
        end={
          <TextLink
            to={`/pontuacoes?pontuacao=${row.id}`}
            label={texts.explain(pointsText(row.totalPontos), row.identificador)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 720, color: 'secondary.main' }}
          >
            <PointsText value={row.totalPontos} />
          </TextLink>
        }
      />
    ))}
  </Recent>
);
