import type { PostingsFilter } from '../../../../graphql/types.generated.ts';
import { ListScreen } from '../../../../lists/list-screen.tsx';
import type { FilterDefinition, ListVariables } from '../../../../lists/list-types.ts';
import { toListResult } from '../../../../lists/to-list-result.ts';
import { useNetworkNames } from '../../../../pickers/use-network-names.ts';
import { useCan } from '../../../../session/session-context.ts';
import { lastDays } from '../shared/last-days.ts';
import { postingTexts as texts } from '../shared/postings.messages.ts';
import { PostingsTabs } from '../shared/postings-tabs.tsx';
import { type PostingRow, postingColumns } from './posting-columns.ts';
import { usePostingsQuery } from './postings.generated.ts';
import { usePostingActs } from './use-posting-acts.tsx';

const usePostings = (variables: ListVariables<PostingsFilter>) => toListResult(usePostingsQuery({ variables }), (data) => data.postings);

/** The last 7 days (document 001 §9). */
const period = lastDays(7);

const filters: FilterDefinition<PostingsFilter>[] = [
  { kind: 'select', name: 'rede', label: texts.network, allLabel: texts.allNetworks, useOptions: useNetworkNames },
  { kind: 'dateRange', from: 'dataInicial', to: 'dataFinal', column: 'criadoEm', label: texts.recordedOn },
  { kind: 'dateRange', from: 'vendaInicial', to: 'vendaFinal', column: 'realizadoEm', label: texts.soldOn, prefix: texts.sale },
];

/** Pontuações: sellers' approved sales (document 001 §2). */
export const PostingsPage = () => {
  const can = useCan();
  const { acts, dialog } = usePostingActs();
  return (
    <>
      <ListScreen<PostingRow, PostingsFilter>
        title={texts.title}
        name="postings"
        useList={usePostings}
        columns={postingColumns}
        filters={filters}
        defaultFilters={period}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={texts.search}
        {...(can('posting:export') ? { exportFormats: ['XLSX', 'CSV'] as const } : {})}
        beside={<PostingsTabs current="/painel/pontuacoes" />}
        rowLabel={({ parceiro, identificador }) => `${parceiro}, ${identificador}`}
        rowActions={(row) => acts({ ...row, ganho: row.totalPontos })}
      />
      {dialog}
    </>
  );
};
