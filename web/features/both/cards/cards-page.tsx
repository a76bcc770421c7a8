import { useState } from 'react';
import type { CardsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { networkFilter } from '../../../pickers/network-filter.ts';
import { useCan } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { cardSituations } from './card-situation.ts';
import { useCardsQuery } from './cards.generated.ts';
import { cardTexts as texts } from './cards.messages.ts';
import type { CardRow } from './link-card-dialog.tsx';
import { useCardActs } from './use-card-acts.ts';

const CardHistoryDialog = lazyDialog(async () => (await import('./card-history-dialog.tsx')).CardHistoryDialog);
const LinkCardDialog = lazyDialog(async () => (await import('./link-card-dialog.tsx')).LinkCardDialog);

const useCards = (variables: ListVariables<CardsFilter>) => toListResult(useCardsQuery({ variables }), (data) => data.cards);

const columns: ListColumn<CardRow>[] = [
  { field: 'numero', title: 'Número', width: 180 },
  { field: 'rede', title: texts.network, width: 160 },
  { field: 'parceiro', title: 'Vendedor', width: 190 },
  { field: 'situacao', title: texts.situation, type: 'status', statuses: cardSituations, width: 200 },
  { field: 'saldo', title: 'Saldo', type: 'money', width: 120 },
  { field: 'codigoBarras', title: 'Código de Barras', width: 170 },
  { field: 'nome', title: 'Nome', width: 190 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 150, hidden: true },
  { field: 'atualizadoEm', title: 'Saldo em', type: 'dateTime', hidden: true },
];
const filters: FilterDefinition<CardsFilter>[] = [
  networkFilter,
  {
    kind: 'select',
    name: 'situacao',
    label: texts.situation,
    allLabel: texts.allSituations,
    options: optionsOf(cardSituations),
  },
];

/** Cartões: the cards of a network, and the stock (document 001 §2). */
export const CardsPage = () => {
  const can = useCan();
  const [open, setOpen] = useState<{ dialog: 'link' | 'history'; card: CardRow } | null>(null);
  const actsOf = useCardActs((dialog, card) => setOpen({ dialog, card }));
  const Dialog = open && (open.dialog === 'link' ? LinkCardDialog : CardHistoryDialog);
  return (
    <>
      <ListScreen<CardRow, CardsFilter>
        title={texts.title}
        name="cards"
        useList={useCards}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'rede', direction: 'ASC' }}
        searchPlaceholder={texts.search}
        rowLabel={({ numero }) => numero}
        exportFormats={['XLSX', 'CSV']}
        emptyHint={texts.empty}
        actions={[{ label: texts.newCard, to: '/painel/cadastrar/cartao', hidden: !can('card:create') }]}
        rowActions={actsOf}
      />
      {Dialog && <Dialog card={open.card} onClose={() => setOpen(null)} />}
    </>
  );
};
