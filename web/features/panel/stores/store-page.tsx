import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { formatCep } from '../../../../server/shared/cep.ts';
import { formatCnpj } from '../../../../server/shared/cnpj.ts';
import { SCENARIO_LABELS, type Scenario } from '../../../../server/shared/enums.ts';
import { formatPhone } from '../../../../server/shared/phone.ts';
import { addressLine } from '../../../people/person-values.ts';
import { useCan } from '../../../session/session-context.ts';
import { MoneyText, PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { NeighbourLinks } from '../../../ui/neighbour-links.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { scoringTypeLabel } from './store-labels.ts';
import { StoreScenarios } from './store-scenarios.tsx';
import { type StoreRowFragment, useStoresQuery } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';
import { useStoreSwitches } from './use-store-switches.ts';

const EditStoreDialog = lazyDialog(async () => (await import('./edit-store-dialog.tsx')).EditStoreDialog);

const factsOf = (store: StoreRowFragment, switches: Fact[]): Fact[] => [
  ...switches,
  { label: 'Razão Social', value: store.razaoSocial },
  { label: 'Tipo de Pontuação', value: scoringTypeLabel(store.tipoPontuacao) },
  { label: 'Fator de Pontuação', value: `${store.fatorPontuacao}x` },
  { label: 'Cenário', value: SCENARIO_LABELS[store.cenario as Scenario] },
  { label: 'CNPJ', value: formatCnpj(store.cnpj) },
  { label: 'Rede', value: store.rede },
  { label: 'Código', value: store.codigo },
  { label: 'E-mail', value: store.email },
  { label: 'Responsável', value: store.responsavel },
  { label: 'Contato', value: [store.telefone, store.celular].flatMap((phone) => (phone ? [formatPhone(phone)] : [])).join(' / ') },
  { label: 'Endereço', value: addressLine(store) },
  { label: 'CEP', value: store.endCep && formatCep(store.endCep) },
];

/** Store detail, by CNPJ (document 001 §2). */
export const StorePage = () => {
  const { cnpj = '' } = useParams();
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const { switchColumns } = useStoreSwitches();
  const { data, error, refetch } = useStoresQuery({ variables: { filter: { cnpj }, options: { pageSize: 1 } } });
  const breadcrumbs = [{ label: texts.title, to: '/painel/Lojas' }, { label: formatCnpj(cnpj) }];
  if (!data) {
    return (
      <>
        <PageHeader title={texts.detail} breadcrumbs={breadcrumbs} />
        {error ? <ErrorState text={error.message} onRetry={() => void refetch()} /> : <LoadingState />}
      </>
    );
  }
  const store = data.stores.items[0];
  if (!store) {
    return (
      <>
        <PageHeader title={texts.detail} breadcrumbs={breadcrumbs} />
        <EmptyState title={texts.notFound} text={texts.notFoundHint} action={<ButtonLink to="/painel/Lojas">{texts.back}</ButtonLink>} />
      </>
    );
  }
  const switches = switchColumns
    .filter(({ ability }) => ability && can(ability))
    .map(({ title, render }) => ({ label: title, value: render?.(store) }));
  return (
    <>
      <PageHeader
        neighbours={<NeighbourLinks />}
        title={store.nomeFantasia}
        breadcrumbs={breadcrumbs}
        status={<StatusChip tone={store.ativo ? 'approved' : 'closed'} label={store.ativo ? texts.activeChip : texts.inactiveChip} />}
        actions={
          can('store:update') && (
            <Button variant="outlined" onClick={() => setEditing(true)} sx={{ minHeight: 44 }}>
              {texts.edit}
            </Button>
          )
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }, mb: 3 }}>
        <KeyFigure label={texts.sellers} value={store.numeroParceiros} />
        <KeyFigure label={texts.sales} value={<MoneyText value={store.totalVendas} />} />
        <KeyFigure label={texts.points} value={<PointsText value={store.totalPontos} />} />
        <KeyFigure label={texts.balance} value={<PointsText value={store.saldoPontos} />} />
      </Box>
      <Paper variant="outlined" component="section" aria-label={texts.data} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {texts.data}
        </Typography>
        <FactList facts={factsOf(store, switches)} />
      </Paper>
      {can('scenario:read') ? <StoreScenarios id={store.id} /> : null}
      {/* Its products, provided by the panel's routes. */}
      <Outlet />
      {editing && <EditStoreDialog store={store} onClose={() => setEditing(false)} />}
    </>
  );
};
