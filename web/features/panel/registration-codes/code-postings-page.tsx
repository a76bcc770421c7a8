import type { CodePostingsFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { CodesTabs } from './codes-tabs.tsx';
import { type CodePostingsQuery, useCodePostingsQuery } from './registration-codes.generated.ts';
import { codeTexts as texts } from './registration-codes.messages.ts';

type Row = CodePostingsQuery['codePostings']['items'][number];

const usePostings = (variables: ListVariables<CodePostingsFilter>) =>
  toListResult(useCodePostingsQuery({ variables }), (data) => data.codePostings);

const columns: ListColumn<Row>[] = [
  { field: 'codigo', title: texts.code },
  { field: 'parceiro', title: texts.seller, flex: 2 },
  { field: 'cpf', title: 'CPF', type: 'cpf', width: 160 },
  { field: 'pontos', title: texts.points, type: 'points' },
  { field: 'dataUtilizacao', title: texts.usedAt, type: 'dateTime' },
];

/** Pontuações Código: what codes earned, paged by the server (document 001 §2). */
export const CodePostingsPage = () => (
  <ListScreen<Row, CodePostingsFilter>
    title={texts.postings}
    name="codePostings"
    useList={usePostings}
    columns={columns}
    defaultSort={{ field: 'dataUtilizacao', direction: 'DESC' }}
    searchPlaceholder={texts.searchPostings}
    rowLabel={({ codigo, parceiro }) => `${codigo}, ${parceiro}`}
    exportFormats={['XLSX', 'CSV']}
    emptyHint={texts.emptyPostings}
    beside={<CodesTabs current="/painel/codigos/codigo" />}
  />
);
