import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { formatDate, formatDateTime } from '../../server/shared/dates.ts';
import { isNegative } from '../../server/shared/sign.ts';
import type { Audience } from '../graphql/types.generated.ts';
import { MoneyText, PointsText } from '../ui/amounts.tsx';
import { copyText } from '../ui/copy-text.ts';
import { LoadingState } from '../ui/loading-state.tsx';
import { messages } from '../ui/messages.ts';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { StatusChip, type StatusTone } from '../ui/status-chip.tsx';
import { type MemberSupportQuery, useMemberSupportQuery } from './member-support.generated.ts';
import { supportTexts as texts } from './support.messages.ts';

type Support = NonNullable<MemberSupportQuery['memberSupport']>;
type Event = Support['eventos'][number];
type Receipt = Support['notas'][number];

const TONES: Readonly<Record<Event['tipo'], StatusTone>> = {
  MOVIMENTO: 'approved',
  NOTA: 'pending',
  CONTESTACAO: 'rejected',
  RESGATE: 'info',
  MENSAGEM: 'closed',
};

const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography id={id} variant="h4" component="h3">
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Paper>
  );
};

const Amount = ({ kind, value }: { kind: Audience; value: string }) =>
  kind === 'SELLER' ? <PointsText value={value} /> : <MoneyText value={value} />;

const EventLine = ({ kind, event: { tipo, em, titulo, texto, autor, valor, paraMembro } }: { kind: Audience; event: Event }) => (
  <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 1 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <StatusChip tone={valor && isNegative(valor) ? 'closed' : TONES[tipo]} label={texts.kinds[tipo]} />
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatDateTime(em)}
        </Typography>
      </Stack>
      <Box sx={{ mt: 0.5, display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{titulo}</Typography>
        {valor && (
          <Typography sx={{ fontWeight: 720, flexShrink: 0 }}>
            <Amount kind={kind} value={valor} />
          </Typography>
        )}
      </Box>
      {texto && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {texto}
        </Typography>
      )}
      {autor && !texto?.includes(autor) && (
        <Typography variant="body2" color="textSecondary">
          {texts.by(autor)}
        </Typography>
      )}
    </Box>
    {paraMembro && (
      <Tooltip title={texts.copyEvent(titulo)}>
        <IconButton
          aria-label={texts.copyEvent(titulo)}
          onClick={() => void copyText(paraMembro, texts.copied)}
          sx={{ width: 44, height: 44, flexShrink: 0 }}
        >
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
    )}
  </Box>
);

const stateOf = ({ revisor, aguardaAprovacao, contestada }: Receipt): string =>
  [revisor ? texts.heldBy(revisor) : aguardaAprovacao ? texts.waitsSecond : texts.free, contestada && texts.contested]
    .filter(Boolean)
    .join(' · ');

const Receipts = ({ notas }: { notas: readonly Receipt[] }) =>
  notas.length === 0 ? (
    <Typography color="textSecondary">{texts.noReceipts}</Typography>
  ) : (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {notas.map((receipt) => (
        <li key={receipt.id}>
          <Typography>{texts.receipt(receipt.id, formatDate(receipt.criadoEm))}</Typography>
          <Typography variant="body2" color="textSecondary">
            {stateOf(receipt)}
          </Typography>
        </li>
      ))}
    </Stack>
  );

const Expiry = ({ kind, vencimento: { lotes, proximaData } }: { kind: Audience; vencimento: Support['vencimento'] }) =>
  lotes.length === 0 ? (
    <Typography color="textSecondary">
      {texts.nothingExpires} {proximaData && texts.laterExpiry(formatDate(proximaData))}
    </Typography>
  ) : (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5 }}>
      {lotes.map(({ lote, restante, venceEm }) => (
        <Box component="li" key={lote} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <span>{formatDate(venceEm)}</span>
          <Box component="span" sx={{ fontWeight: 650 }}>
            <Amount kind={kind} value={restante} />
          </Box>
        </Box>
      ))}
    </Stack>
  );

const Answers = ({ respostas }: { respostas: Support['respostas'] }) => (
  <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
    {respostas.map(({ titulo, texto }) => (
      <li key={titulo}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>{titulo}</Typography>
          <Button
            startIcon={<ContentCopy />}
            aria-label={texts.copyAnswer(titulo)}
            onClick={() => void copyText(texto, texts.copied)}
            sx={{ minHeight: 44, flexShrink: 0 }}
          >
            {messages.copy}
          </Button>
        </Box>
        <Typography variant="body2" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'tint.neutral', overflowWrap: 'anywhere' }}>
          {texto}
        </Typography>
      </li>
    ))}
  </Stack>
);

/** What support needs to answer one member: last events, open receipts, expiry, and texts to copy. */
export const MemberSupport = ({ kind, id }: { kind: Audience; id: string }) => {
  const { data, error, refetch } = useMemberSupportQuery({
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const support = data?.memberSupport;
  if (error && !support) return <ErrorState text={error.message} onRetry={() => void refetch()} />;
  if (!support) return data ? <EmptyState /> : <LoadingState />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <Section title={texts.events}>
        {support.eventos.length === 0 ? (
          <Typography color="textSecondary">{texts.noEvents}</Typography>
        ) : (
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {support.eventos.map((event) => (
              <EventLine key={event.id} kind={kind} event={event} />
            ))}
          </Box>
        )}
      </Section>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Section title={texts.receipts}>
          <Receipts notas={support.notas} />
        </Section>
        <Section title={texts.expiry}>
          <Expiry kind={kind} vencimento={support.vencimento} />
        </Section>
        <Section title={texts.answers} hint={texts.answersHint}>
          <Answers respostas={support.respostas} />
        </Section>
      </Stack>
    </Box>
  );
};
