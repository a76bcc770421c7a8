import { useMemo, useState } from 'react';
import { entryTitle } from '../../../../../server/modules/balances/entry-titles.rules.ts';
import { explainEntry } from '../../../../../server/modules/balances/explain-entry.rules.ts';
import type { BalanceEntriesFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { ExplainedEntryDialog } from '../../../../people/explained-entry-dialog.tsx';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { type SellerEntriesQuery, useSellerEntriesQuery } from './seller-entries.generated.ts';

type Row = SellerEntriesQuery['balanceEntries']['items'][number];

const useEntries = (variables: ListVariables<BalanceEntriesFilter>) =>
  toListResult(useSellerEntriesQuery({ variables }), (data) => data.balanceEntries);

const columns: ListColumn<Row>[] = [
  { field: 'tipo', title: 'Movimento', sortable: false, width: 170, value: entryTitle },
  { field: 'criadoEm', title: 'Data', type: 'dateTime' },
  { field: 'valor', title: 'Pontos', type: 'decimal', sortable: false, width: 120 },
  { field: 'saldoApos', title: 'Saldo', type: 'decimal', sortable: false, width: 120 },
  { field: 'regra', title: texts.explanation, sortable: false, flex: 4, value: (row) => explainEntry(row, 'PONTO') },
];

/** Every movement of a seller's balance with a sentence explaining it, for staff (beyond C6). */
export const SellerEntries = ({ cpf }: { cpf: string }) => {
  const fixedFilter = useMemo(() => ({ cpf }), [cpf]);
  const [explained, setExplained] = useState<Row | null>(null);
  return (
    <>
      <ListScreen<Row, BalanceEntriesFilter>
        embedded
        title={texts.entries}
        name="balanceEntries"
        useList={useEntries}
        columns={columns}
        fixedFilter={fixedFilter}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={false}
        emptyHint={texts.noEntries}
        rowLabel={(row) => `${entryTitle(row)} ${row.valor}`}
        rowActions={(row) => [{ label: texts.explanation, onClick: () => setExplained(row) }]}
      />
      {explained ? <ExplainedEntryDialog entry={explained} unit="PONTO" onClose={() => setExplained(null)} /> : null}
    </>
  );
};
