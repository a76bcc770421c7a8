import Typography from '@mui/material/Typography';
import type { IntegrityProofsFilter } from '../../../graphql/types.generated.ts';
import { optionsOf } from '../../../lists/filters/list-filters.tsx';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { type IntegrityProofsQuery, useIntegrityProofsQuery } from './integrity.generated.ts';
import { proofStates, subjectLabels, integrityTexts as texts } from './integrity.messages.ts';
import { IntegritySummary } from './integrity-summary.tsx';
import { useProofs } from './use-proofs.ts';

type Row = IntegrityProofsQuery['integrityProofs']['items'][number];

const useList = (variables: ListVariables<IntegrityProofsFilter>) =>
  toListResult(useIntegrityProofsQuery({ variables }), (data) => data.integrityProofs);
/** On two lines where it is long: the sentence is what the row is about. */
const Sentence = ({ verdade }: Row) => (
  <Typography variant="body2" component="span" sx={{ display: 'block', whiteSpace: 'normal', lineHeight: 1.3 }}>
    {verdade}
  </Typography>
);
const columns: ListColumn<Row>[] = [
  { field: 'verdade', title: texts.truth, width: 350, sortable: false, render: Sentence },
  { field: 'assunto', title: texts.subject, width: 125, value: ({ assunto }) => subjectLabels[assunto] },
  { field: 'situacao', title: texts.state, type: 'status', statuses: proofStates, sortKey: 'ordem', width: 125 },
  { field: 'provadaEm', title: texts.lastProof, type: 'dateTime' },
  { field: 'linhas', title: texts.rows, type: 'integer', sortable: false, width: 90 },
  { field: 'duracaoMs', title: texts.duration, type: 'integer', sortable: false, hidden: true, hideOnPhone: true, width: 105 },
  { field: 'quantas', title: texts.problems, type: 'integer', sortable: false, width: 118 },
];
const filters: FilterDefinition<IntegrityProofsFilter>[] = [
  { kind: 'select', name: 'situacao', label: texts.state, allLabel: texts.every, options: optionsOf(proofStates) },
  {
    kind: 'select',
    name: 'assunto',
    label: texts.subject,
    allLabel: texts.every,
    options: Object.entries(subjectLabels).map(([value, label]) => ({ value, label })),
  },
];

/** Integridade: what must hold in the data, when it was last proved, and what failed. */
export const IntegrityPage = () => {
  const { proofs, isProving, loading, handleProve } = useProofs();
  return (
    <ListScreen<Row, IntegrityProofsFilter>
      title={texts.title}
      description={texts.hint}
      name="integrityProofs"
      useList={useList}
      columns={columns}
      filters={filters}
      defaultSort={{ field: 'ordem', direction: 'ASC' }}
      searchPlaceholder={false}
      exportFormats={['XLSX', 'CSV']}
      emptyHint={texts.empty}
      rowLabel={({ verdade }) => verdade}
      summary={<IntegritySummary proofs={proofs} isProving={isProving} loading={loading} />}
      actions={[{ label: texts.prove, onClick: handleProve }]}
    />
  );
};
