import { useState } from 'react';
import { SURVEY_SOURCES } from '../../../../server/modules/surveys/survey-sources.rules.ts';
import { formatPercent } from '../../../../server/shared/format.ts';
import type { MarketSurveysFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { SurveyRow } from './edit-survey-dialog.tsx';
import { plainQuantity } from './plain-quantity.ts';
import { useDeleteMarketSurveyMutation, useMarketSurveysQuery } from './surveys.generated.ts';
import { surveyScreenTexts as texts } from './surveys.messages.ts';

const EditSurveyDialog = lazyDialog(async () => (await import('./edit-survey-dialog.tsx')).EditSurveyDialog);
const SurveyProductsDialog = lazyDialog(async () => (await import('./survey-products-dialog.tsx')).SurveyProductsDialog);

const useSurveys = (variables: ListVariables<MarketSurveysFilter>) =>
  toListResult(useMarketSurveysQuery({ variables }), (data) => data.marketSurveys);

const columns: ListColumn<SurveyRow>[] = [
  { field: 'revenda', title: 'Loja', width: 190 },
  { field: 'cidade', title: 'Cidade', width: 130 },
  { field: 'faturamento', title: 'Faturamento', type: 'money', width: 130 },
  {
    field: 'qtdeProdutosVendidos',
    title: 'Qtde Produtos Vendidos',
    type: 'decimal',
    width: 190,
    render: ({ qtdeProdutosVendidos }) => plainQuantity(qtdeProdutosVendidos),
  },
  { field: 'mediaMensal', title: 'Média Mensal', type: 'decimal', width: 120 },
  {
    field: 'share',
    title: 'Share (%)',
    type: 'decimal',
    width: 105,
    render: ({ share }) => <span title={texts.explainShare}>{formatPercent(share)}</span>,
  },
  { field: 'qtdeVendedores', title: 'Qtde Vendedores', type: 'integer', width: 150 },
  { field: 'fonte', title: texts.source, width: 110 },
  { field: 'rede', title: texts.network, width: 160, hidden: true },
  { field: 'cnpjRevenda', title: 'CNPJ', type: 'cnpj', width: 180, hidden: true },
  { field: 'categoria', title: texts.category, width: 150, hidden: true },
  { field: 'comunicacao', title: texts.communication, width: 150, hidden: true },
  { field: 'criadoEm', title: 'Cadastrada em', type: 'dateTime', hidden: true },
];
const filters: FilterDefinition<MarketSurveysFilter>[] = [
  networkFilter,
  {
    kind: 'select',
    name: 'fonte',
    label: texts.source,
    allLabel: texts.allSources,
    options: SURVEY_SOURCES.map((source) => ({ value: source, label: source })),
  },
];

/** Pesquisas de Mercado (document 001 §2). */
export const SurveysPage = () => {
  const can = useCan();
  const [open, setOpen] = useState<{ dialog: 'products' | 'edit'; survey: SurveyRow } | null>(null);
  const [remove] = useDeleteMarketSurveyMutation({ refetchQueries: ['marketSurveys'], awaitRefetchQueries: true });
  const handleRemove = async ({ id, revenda }: SurveyRow) => {
    if (!(await confirm({ title: texts.remove, text: texts.removeQuestion(revenda), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  const handleClose = () => setOpen(null);
  return (
    <>
      <ListScreen<SurveyRow, MarketSurveysFilter>
        title={texts.title}
        name="marketSurveys"
        useList={useSurveys}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'revenda', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ revenda }) => revenda}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={[{ label: texts.newSurvey, to: '/painel/cadastrar/pesquisa-mercado', hidden: !can('research:create') }]}
        rowActions={(survey) => [
          { label: texts.products, onClick: () => setOpen({ dialog: 'products', survey }) },
          { label: texts.edit, onClick: () => setOpen({ dialog: 'edit', survey }), hidden: !can('research:update') },
          { label: texts.remove, destructive: true, onClick: () => handleRemove(survey), hidden: !can('research:delete') },
        ]}
      />
      {open?.dialog === 'products' && <SurveyProductsDialog survey={open.survey} onClose={handleClose} />}
      {open?.dialog === 'edit' && <EditSurveyDialog survey={open.survey} onClose={handleClose} />}
    </>
  );
};
