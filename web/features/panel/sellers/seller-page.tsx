import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Outlet, useParams } from 'react-router';
import { formatCep } from '../../../../server/shared/cep.ts';
import { formatCpf } from '../../../../server/shared/cpf.ts';
import { formatDate, formatDateTime } from '../../../../server/shared/dates.ts';
import { yesNo } from '../../../../server/shared/format.ts';
import { formatPhone } from '../../../../server/shared/phone.ts';
import { addressLine } from '../../../people/person-values.ts';
import { StandingHint } from '../../../people/standing-hint.tsx';
import { useCan } from '../../../session/session-context.ts';
import { PointsText } from '../../../ui/amounts.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { type Fact, FactList } from '../../../ui/fact-list.tsx';
import { KeyFigure } from '../../../ui/key-figure.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { NeighbourLinks } from '../../../ui/neighbour-links.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { daysAway } from './seller-columns.ts';
import { type SellerRowFragment, useSellersQuery } from './sellers.generated.ts';
import { sellerTexts as texts } from './sellers.messages.ts';

const EditSellerDialog = lazyDialog(async () => (await import('./edit-seller-dialog.tsx')).EditSellerDialog);
const SellerHistoryDialog = lazyDialog(async () => (await import('./seller-history-dialog.tsx')).SellerHistoryDialog);

const factsOf = (seller: SellerRowFragment, linksStore: boolean): Fact[] => [
  { label: 'CPF', value: formatCpf(seller.cpf) },
  { label: 'Data de Nascimento', value: formatDate(seller.dataNascimento) },
  { label: 'Celular', value: seller.celular && formatPhone(seller.celular) },
  { label: 'E-mail', value: seller.email },
  {
    label: 'Loja',
    value: linksStore ? <TextLink to={`/painel/revenda/${seller.cnpjRevenda}`}>{seller.revenda}</TextLink> : seller.revenda,
  },
  { label: 'Aceitou Regulamento', value: yesNo(seller.aceitouRegulamento) },
  { label: texts.lastPosting, value: formatDateTime(seller.ultimaPontuacao) },
  { label: texts.daysWithoutAccess, value: daysAway(seller) },
  { label: 'Endereço', value: addressLine(seller) },
  { label: 'CEP', value: seller.endCep && formatCep(seller.endCep) },
];

/** Seller detail, by CPF (document 001 §2). */
export const SellerPage = () => {
  const { cpf = '' } = useParams();
  const can = useCan();
  const [dialog, setDialog] = useState<'edit' | 'history' | null>(null);
  const { data, error, refetch } = useSellersQuery({ variables: { filter: { cpf }, options: { pageSize: 1 } } });
  const breadcrumbs = [{ label: texts.title, to: '/painel/vendedores' }, { label: formatCpf(cpf) }];
  const seller = data?.sellers.items[0];
  if (!seller) {
    return (
      <>
        <PageHeader title={texts.detail} breadcrumbs={breadcrumbs} />
        {data ? (
          <EmptyState
            title={texts.notFound}
            text={texts.notFoundHint}
            action={<ButtonLink to="/painel/vendedores">{texts.back}</ButtonLink>}
          />
        ) : error ? (
          <ErrorState text={error.message} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        neighbours={<NeighbourLinks />}
        title={seller.nome}
        breadcrumbs={breadcrumbs}
        status={<StatusChip tone={seller.ativo ? 'approved' : 'closed'} label={seller.ativo ? texts.active : texts.inactive} />}
        actions={
          <>
            <Button variant="outlined" onClick={() => setDialog('history')} sx={{ minHeight: 44 }}>
              {texts.history}
            </Button>
            {can('seller:update') && (
              <Button variant="outlined" onClick={() => setDialog('edit')} sx={{ minHeight: 44 }}>
                {texts.edit}
              </Button>
            )}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)' }, mb: 3 }}>
        <KeyFigure
          label={texts.balance}
          value={<PointsText value={seller.saldoPontos} />}
          hint={<StandingHint kind="SELLER" id={seller.id} />}
        />
        <KeyFigure label={texts.points} value={<PointsText value={seller.totalPontos} />} />
      </Box>
      <Paper variant="outlined" component="section" aria-label={texts.data} sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {texts.data}
        </Typography>
        <FactList facts={factsOf(seller, can('store:screen'))} />
      </Paper>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.sales}
      </Typography>
      {/* The id, for the views below. */}
      <Outlet context={seller.id} />
      {dialog === 'edit' && <EditSellerDialog seller={seller} onClose={() => setDialog(null)} />}
      {dialog === 'history' && <SellerHistoryDialog seller={seller} onClose={() => setDialog(null)} />}
    </>
  );
};
