import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formatCep } from '../../../../server/shared/cep.ts';
import { formatCpf } from '../../../../server/shared/cpf.ts';
import { formatDate, formatDateTime } from '../../../../server/shared/dates.ts';
import { SEX_LABELS, type Sex } from '../../../../server/shared/enums.ts';
import { yesNo } from '../../../../server/shared/format.ts';
import { formatPhone } from '../../../../server/shared/phone.ts';
import { MemberSupport } from '../../../people/member-support.tsx';
import { addressLine } from '../../../people/person-values.ts';
import { StandingHint } from '../../../people/standing-hint.tsx';
import { useCan } from '../../../session/session-context.ts';
import { MoneyText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { NeighbourLinks } from '../../../ui/neighbour-links.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { rowIdOf } from '../../../ui/row-id.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { ConsumerHistory } from './consumer-history.tsx';
import { EntriesOfConsumer, LotsOfConsumer, RedemptionsOfConsumer, SalesOfConsumer } from './consumer-lists.tsx';
import { type ConsumerQuery, type ConsumerRowFragment, useConsumerQuery } from './consumers.generated.ts';
import { consumerTexts as texts } from './consumers.messages.ts';
import { useRevealed } from './use-revealed.tsx';

const EditConsumerDialog = lazyDialog(async () => (await import('./edit-consumer-dialog.tsx')).EditConsumerDialog);

type TabName = keyof typeof texts.tabs;
const tabNames = Object.keys(texts.tabs) as TabName[];

const factsOf = (consumer: ConsumerRowFragment, button: ReactNode): Fact[] => [
  {
    label: 'CPF',
    value: (
      <>
        {formatCpf(consumer.cpf)}
        {button}
      </>
    ),
  },
  { label: 'Data de Nascimento', value: formatDate(consumer.dataNascimento) },
  { label: 'Sexo', value: consumer.sexo && SEX_LABELS[consumer.sexo as Sex] },
  { label: 'Celular', value: consumer.celular && formatPhone(consumer.celular) },
  { label: 'Telefone', value: consumer.telefone && formatPhone(consumer.telefone) },
  { label: 'E-mail', value: consumer.email },
  { label: 'Endereço', value: addressLine(consumer) },
  { label: 'CEP', value: consumer.endCep && formatCep(consumer.endCep) },
  { label: 'Aceitou Regulamento', value: yesNo(consumer.aceitouRegulamento) },
  { label: 'Último Acesso', value: formatDateTime(consumer.ultimoAcessoEm) },
  { label: 'Cadastrado em', value: formatDateTime(consumer.criadoEm) },
];

type Consumer = NonNullable<ConsumerQuery['consumer']>;

/** When each document was accepted (LGPD requires proof). */
const consentsOf = ({ aceitouRegulamentoEm, aceitouPoliticaPrivacidadeEm }: Consumer): Fact[] =>
  [
    { label: texts.terms, at: aceitouRegulamentoEm },
    { label: texts.privacy, at: aceitouPoliticaPrivacidadeEm },
  ].map(({ label, at }) => ({ label, value: at ? texts.acceptedAt(formatDateTime(at)) : texts.notAccepted }));

const Facts = ({ title, facts }: { title: string; facts: Fact[] }) => (
  <Paper variant="outlined" component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 } }}>
    <FactList facts={facts} />
  </Paper>
);

type RevealedHere = Pick<ReturnType<typeof useRevealed>, 'dataOf' | 'button'>;

const TabContent = ({ tab, consumer, revealed }: { tab: TabName; consumer: Consumer; revealed: RevealedHere }) => {
  if (tab === 'atendimento') return <MemberSupport kind="CONSUMER" id={consumer.id} />;
  if (tab === 'compras') return <SalesOfConsumer id={consumer.id} />;
  if (tab === 'cashback') return <LotsOfConsumer id={consumer.id} />;
  if (tab === 'extrato') return <EntriesOfConsumer id={consumer.id} />;
  if (tab === 'resgates') return <RedemptionsOfConsumer id={consumer.id} />;
  if (tab === 'historico') return <ConsumerHistory consumer={consumer} />;
  if (tab === 'consentimentos') return <Facts title={texts.tabs.consentimentos} facts={consentsOf(consumer)} />;
  return <Facts title={texts.views} facts={factsOf(revealed.dataOf(consumer), revealed.button(consumer))} />;
};

/** All tabs in view: two lines on a phone, where the moving line of the chosen one has no place. */
const wrappedTabs = {
  mb: 2,
  '& .MuiTabs-list': { flexWrap: 'wrap' },
  '& .MuiTab-root': { px: 1.5, minWidth: 0 },
  '& .MuiTabs-indicator': { display: { xs: 'none', sm: 'block' } },
  '& .Mui-selected': { borderBottom: { xs: 2, sm: 0 }, borderColor: 'primary.main' },
} as const;

/** Consumer detail (document 001 §2 consumidor/{id}): the person, purchases, cashback, redemptions and history. */
export const ConsumerPage = () => {
  const id = rowIdOf(useParams().id);
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState(false);
  const revealed = useRevealed();
  const { data, error, refetch } = useConsumerQuery({ variables: { id: id ?? '' }, skip: id === null, context: { silent: true } });
  const breadcrumbs = [{ label: texts.title, to: '/painel/consumidores' }, { label: texts.detail }];
  const consumer = data?.consumer;
  if (!consumer) {
    const isUnknown = Boolean(data) || id === null;
    return (
      <>
        <PageHeader title={texts.detail} breadcrumbs={breadcrumbs} />
        {isUnknown ? (
          <EmptyState
            title={texts.notFound}
            text={texts.notFoundHint}
            action={<ButtonLink to="/painel/consumidores">{texts.back}</ButtonLink>}
          />
        ) : error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </>
    );
  }
  const tab = tabNames.find((name) => name === params.get('aba')) ?? 'dados';
  return (
    <>
      <PageHeader
        neighbours={<NeighbourLinks />}
        title={consumer.nome}
        breadcrumbs={breadcrumbs}
        status={<StatusChip tone={consumer.ativo ? 'approved' : 'closed'} label={consumer.ativo ? texts.active : texts.inactive} />}
        actions={
          can('consumer:update') && (
            <Button variant="outlined" onClick={() => setEditing(true)} sx={{ minHeight: 44 }}>
              {texts.edit}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' }, mb: 3 }}>
        <KeyFigure
          label={texts.balance}
          value={<MoneyText value={consumer.saldoCashback} />}
          hint={<StandingHint kind="CONSUMER" id={consumer.id} />}
        />
        <KeyFigure label={texts.bought} value={<MoneyText value={consumer.totalProdutosSW} />} />
      </Box>
      {/* Each tab starts with its own page and order, so switching clears the other's from the URL. */}
      <Tabs
        value={tab}
        onChange={(_event, aba: TabName) => setParams({ aba }, { replace: true })}
        aria-label={texts.views}
        sx={wrappedTabs}
      >
        {tabNames.map((name) => (
          <Tab key={name} value={name} label={texts.tabs[name]} id={`tab-${name}`} aria-controls="tab-content" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="tab-content" aria-labelledby={`tab-${tab}`}>
        <TabContent key={tab} tab={tab} consumer={consumer} revealed={revealed} />
      </Box>
      {revealed.dialog}
      {editing && <EditConsumerDialog consumer={consumer} onClose={() => setEditing(false)} />}
    </>
  );
};
