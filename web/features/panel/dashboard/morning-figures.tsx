import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatAge } from '../../../../server/shared/age.ts';
import { formatDate, toSaoPauloDate } from '../../../../server/shared/dates.ts';
import { formatBrl, formatPoints } from '../../../../server/shared/format.ts';
import { divide, multiply, subtract, sum } from '../../../../server/shared/money.ts';
import { isZero } from '../../../../server/shared/sign.ts';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { GenerateReport } from '../../../report-runs/generate-report.tsx';
import { useCan } from '../../../session/session-context.ts';
import { changeText } from '../../../ui/change-text.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import {
  type OwedNowQuery,
  useAntifraudAlertsQuery,
  useOwedNowQuery,
  useQuietStoresQuery,
  useSalesWeekQuery,
  useWaitingForMeQuery,
  useWaitingRedemptionsQuery,
  useWeekReviewersQuery,
  type WeekFiguresFragment,
} from './morning.generated.ts';
import { addressOf, count, type OfNetwork } from './morning-address.ts';
import { MorningCard, type MorningLine } from './morning-card.tsx';
import { morningTexts as texts } from './morning-texts.ts';
import { WaitingCard } from './waiting-card.tsx';

const RequestsCard = () => {
  const { data, error } = useWaitingForMeQuery({ fetchPolicy: 'cache-and-network' });
  const waiting = data?.heldActions;
  const [oldest] = waiting?.items ?? [];
  return (
    <MorningCard
      title={texts.requests}
      usualLines={2}
      hint={waiting && !oldest ? texts.noRequests : undefined}
      hasFailed={error !== undefined && !data}
      lines={
        waiting &&
        (oldest
          ? [
              {
                label: texts.requestsForMe,
                value: count(waiting.total),
                to: addressOf('/painel/processar/segunda-aprovacao', { decidable: 'true' }),
                name: texts.requestsForMe,
              },
              { label: texts.oldestRequest, value: formatAge(oldest.criadoEm, new Date()) },
            ]
          : [])
      }
    />
  );
};

const ReviewersCard = () => {
  const { data, error } = useWeekReviewersQuery({ fetchPolicy: 'cache-and-network' });
  const metrics = data?.reviewMetrics;
  const held = metrics?.emAnalise.flatMap(({ nome, vendedores, consumidores }) => [
    { whose: texts.sellers, receipts: vendedores, path: '/painel/processar/pontuacoes-pendentes', nome },
    { whose: texts.consumers, receipts: consumidores, path: '/painel/processar/pontuacoes-pendentes-cashback', nome },
  ]);
  const lines = metrics && [
    ...held!
      .filter(({ receipts }) => receipts > 0)
      .map(({ nome, whose, receipts, path }) => ({
        label: texts.holds(nome, whose),
        value: count(receipts),
        to: addressOf(path, { revisor: nome }),
        name: texts.holds(nome, whose),
      })),
    ...metrics.revisores.slice(0, 5).map(({ nome, decisoes }) => ({
      label: texts.decided(nome),
      value: count(decisoes),
      to: '/painel/processar/moderacao',
      name: texts.decided(nome),
    })),
  ];
  return (
    <MorningCard
      title={texts.reviewers}
      usualLines={2}
      hint={lines?.length === 0 ? texts.noneDecides : undefined}
      lines={lines}
      hasFailed={error !== undefined && !data}
    />
  );
};

/** 'queda de 12,00%' against a base; what the base was where it was nothing. */
const against = (now: string, base: string): string => {
  if (isZero(base)) return texts.noBase;
  const percent = divide(multiply(subtract(now, base), '100'), base, 'half-up');
  return changeText(percent) || texts.equal;
};

const WeekCard = ({ rede }: Pick<OfNetwork, 'rede'>) => {
  const { data, error } = useSalesWeekQuery({ variables: { rede: rede || null } });
  const week = data?.salesWeek;
  const list = ({ de, ate }: WeekFiguresFragment) => addressOf('/painel/pontuacoes/pontuado', { dataInicial: de, dataFinal: ate, rede });
  const compared = (label: string, base: WeekFiguresFragment, now: WeekFiguresFragment): MorningLine[] => [
    { label: `${label}: ${texts.amount.toLowerCase()}`, value: against(now.totalVenda, base.totalVenda), to: list(base), name: label },
    { label: `${label}: ${texts.points.toLowerCase()}`, value: against(now.pontos, base.pontos) },
  ];
  return (
    <MorningCard
      title={texts.week}
      usualLines={8}
      hint={week && `${formatDate(week.atual.de)} a ${formatDate(week.atual.ate)}`}
      hasFailed={error !== undefined && !data}
      lines={
        week && [
          { label: texts.sales, value: count(week.atual.vendas), to: list(week.atual), name: `${texts.week}: ${texts.sales}` },
          { label: texts.amount, value: formatBrl(week.atual.totalVenda) },
          { label: texts.points, value: formatPoints(week.atual.pontos) },
          ...compared(texts.before, week.anterior, week.atual),
          ...compared(texts.yearBefore, week.anoAnterior, week.atual),
        ]
      }
    />
  );
};

const MONTHS_SHOWN = 2;

const linesOf = (owed: NonNullable<OwedNowQuery['liability']>, newest: string): MorningLine[] => [
  { label: texts.owedPoints, value: formatBrl(sum(owed.redes.map((row) => row.pontosReais))), to: newest, name: texts.owedPoints },
  { label: texts.owedCashback, value: formatBrl(sum(owed.redes.map((row) => row.cashback))), to: newest, name: texts.owedCashback },
  ...owed.vencimentos.slice(0, MONTHS_SHOWN).map(({ mes, pontosReais, cashback }) => ({
    label: texts.expires(`${mes.slice(5, 7)}/${mes.slice(0, 4)}`),
    value: formatBrl(sum([pontosReais, cashback])),
  })),
];

const OwedCard = ({ today }: { today: string }) => {
  const period = { ano: Number(today.slice(0, 4)), mes: Number(today.slice(5, 7)) };
  const { data, error, refetch } = useOwedNowQuery({ variables: period });
  const owed = data?.liability ?? null;
  return (
    <MorningCard
      title={texts.owed}
      usualLines={5}
      // Nothing owed and never computed are not the same.
      hint={data && (owed ? texts.owedOn(formatDate(owed.dia)) : texts.noPosition)}
      hasFailed={error !== undefined && !data}
      lines={data && (owed ? linesOf(owed, '/painel/passivo') : [])}
    >
      {data && !owed ? <GenerateReport tipo="PASSIVO" {...period} onGenerated={() => void refetch()} /> : null}
    </MorningCard>
  );
};

const RedemptionsCard = ({ rede, networkId }: OfNetwork) => {
  const { data, error } = useWaitingRedemptionsQuery({ variables: { rede: rede || null } });
  const consumers = '/painel/resgates/resgates-consumidor';
  return (
    <MorningCard
      title={texts.redemptions}
      usualLines={3}
      hasFailed={error !== undefined && !data}
      lines={
        data && [
          {
            label: texts.toDeliver,
            value: count(data.redemptions.total),
            to: addressOf('/painel/resgates/resgates-balconista', { status: 'NOT_DELIVERED', networkId }),
            name: texts.toDeliver,
          },
          { label: texts.asked, value: count(data.asked.total), to: `${consumers}?etapa=A_APROVAR`, name: texts.asked },
          { label: texts.approved, value: count(data.approved.total), to: `${consumers}?etapa=APROVADOS`, name: texts.approved },
        ]
      }
    />
  );
};

const AntifraudCard = ({ rede, networkId }: OfNetwork) => {
  const { data, error } = useAntifraudAlertsQuery({ variables: { rede: rede || null } });
  return (
    <MorningCard
      title={texts.antifraud}
      usualLines={1}
      hasFailed={error !== undefined && !data}
      lines={
        data && [
          {
            label: texts.flagged,
            value: count(data.antifraud.total),
            to: addressOf('/painel/antifraude', { alerta: 'true', networkId }),
            name: texts.flagged,
          },
        ]
      }
    />
  );
};

const QuietCard = ({ rede, networkId }: OfNetwork) => {
  const { data, error } = useQuietStoresQuery({ variables: { rede: rede || null } });
  return (
    <MorningCard
      title={texts.quiet}
      usualLines={2}
      hint={texts.quietHint}
      hasFailed={error !== undefined && !data}
      lines={
        data && [
          {
            label: texts.stores,
            value: count(data.stores.total),
            to: addressOf('/painel/Lojas', { parada: 'true', networkId }),
            name: texts.quiet,
          },
          ...data.stores.items.map(({ cnpj, nomeFantasia, ultimaPontuacao }) => ({
            label: <TextLink to={`/painel/revenda/${cnpj}`}>{nomeFantasia}</TextLink>,
            value: ultimaPontuacao ? texts.lastSale(formatDate(toSaoPauloDate(new Date(ultimaPontuacao)))) : '',
          })),
        ]
      }
    />
  );
};

/** What a manager asks each morning, for what this person may read; each number leads to the list behind it. */
export const MorningFigures = ({ rede }: Pick<OfNetwork, 'rede'>) => {
  const can = useCan();
  const chosen = useNetworkFilterOptions().find(({ label }) => label === rede);
  const networkId = chosen ? String(chosen.value) : '';
  const today = toSaoPauloDate(new Date());
  return (
    <Box component="section" aria-label={texts.title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {texts.title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}>
        <WeekCard rede={rede} />
        {can('submission:list') ? <WaitingCard rede={rede} networkId={networkId} /> : null}
        {can('heldAction:decide') && !rede ? <RequestsCard /> : null}
        {can('review:metrics') && !rede ? <ReviewersCard /> : null}
        {can('redemption:list') ? <RedemptionsCard rede={rede} networkId={networkId} /> : null}
        {can('liability:read') && !rede ? <OwedCard today={today} /> : null}
        {can('antifraud:read') ? <AntifraudCard rede={rede} networkId={networkId} /> : null}
        {can('store:screen') ? <QuietCard rede={rede} networkId={networkId} /> : null}
      </Box>
    </Box>
  );
};
