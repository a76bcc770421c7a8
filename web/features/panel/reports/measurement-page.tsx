import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { z } from 'zod';
import { measurementNoteRules } from '../../../../server/modules/reports/report.rules.ts';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatPercent } from '../../../../server/shared/format.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { useCan } from '../../../session/session-context.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast.ts';
import { downloadCsv } from './csv.ts';
import { LogTable } from './log-table.tsx';
import {
  type MeasurementNotesQuery,
  type MeasurementQuery,
  useMeasurementNotesQuery,
  useMeasurementQuery,
  useSetMeasurementNoteMutation,
} from './measurement.generated.ts';
import { ReportNote } from './report-note.tsx';
import { useReportPeriod } from './report-period.ts';
import { PrintAndDownload } from './report-print.tsx';
import { ReportToolbar } from './report-toolbar.tsx';
import { reportTexts, measurementTexts as texts } from './reports.messages.ts';

type Row = MeasurementQuery['measurement'][number];
type Note = MeasurementNotesQuery['measurementNotes'][number];

const columns: ListColumn<Row>[] = [
  { field: 'rede', title: 'Rede', width: 110 },
  { field: 'mesesAtendidosAntes', title: 'Meses Atendidos Antes', type: 'integer', width: 118 },
  { field: 'mediaMensal', title: 'Média Mensal', type: 'money', width: 108 },
  { field: 'mediaMensalPos', title: 'Média Mensal Pós', type: 'money', width: 108 },
  {
    field: 'resultadoMensal',
    title: 'Resultado Mensal',
    type: 'decimal',
    width: 88,
    render: ({ resultadoMensal }) => formatPercent(resultadoMensal),
  },
  { field: 'mediaSemanal', title: 'Média Semanal', type: 'money', width: 104, secondary: true },
  { field: 'mediaSemanalPos', title: 'Média Semanal Pós', type: 'money', width: 104, secondary: true },
  {
    field: 'resultadoSemanal',
    title: 'Resultado Semanal',
    type: 'decimal',
    width: 88,
    render: ({ resultadoSemanal }) => formatPercent(resultadoSemanal),
  },
  { field: 'totalVendidoPos', title: 'Total Vendido Pós', type: 'money', width: 114 },
  { field: 'mesesAtendidosPos', title: 'Meses Atendidos Pós', type: 'integer', width: 118, secondary: true },
  { field: 'dataCadastro', title: 'Data de Cadastro', type: 'date', width: 96, secondary: true },
  { field: 'observacao', title: 'Observação', width: 138 },
];
const noteColumns: ListColumn<Note>[] = [{ field: 'observacao', title: reportTexts.note }];
const noteForm = z.strictObject({ obs: measurementNoteRules.shape.obs });

/** A network's note, listing earlier ones. */
const NoteDialog = ({ row, onClose }: { row: Row; onClose: () => void }) => {
  const rede = row.networkId;
  const [save] = useSetMeasurementNoteMutation({ refetchQueries: ['measurement'], awaitRefetchQueries: true });
  const { data, error } = useMeasurementNotesQuery({ variables: { rede }, fetchPolicy: 'network-only', context: { silent: true } });
  return (
    <FormDialog
      title={`${reportTexts.editNote}: ${row.rede}`}
      schema={noteForm}
      defaultValues={{ obs: row.observacao ?? '' }}
      fields={[
        { kind: 'text', name: 'obs', label: reportTexts.note, required: true, span: 12, multiline: true, rows: 3, maxLength: 2_000 },
      ]}
      onSubmit={({ obs }) => save({ variables: { input: { rede, obs } } })}
      successText={reportTexts.noteSaved}
      onClose={onClose}
      maxWidth="md"
    >
      <LogTable
        title={reportTexts.noteHistory}
        rows={data?.measurementNotes}
        error={error}
        columns={noteColumns}
        emptyHint={reportTexts.noNotes}
      />
    </FormDialog>
  );
};

/** Mensuração (document 001 §2): each network before and after joining the programme, with a note. */
export const MeasurementPage = () => {
  const { rede } = useReportPeriod();
  const can = useCan();
  const [editing, setEditing] = useState<Row | null>(null);
  const { data, error, loading, refetch } = useMeasurementQuery({ variables: { rede: rede || null } });
  const rows = data?.measurement;
  const handleDownload = () => {
    downloadCsv(texts.fileName, columns, rows ?? []);
    toast.success(reportTexts.fileDownloaded);
  };
  return (
    <>
      <PageHeader
        title={reportKinds.MENSURACAO.title}
        beside={<ReportNote help={texts.help} tipo="MENSURACAO" refetch={['measurement']} />}
        actions={<PrintAndDownload disabled={!rows?.length} onDownload={handleDownload} />}
      />
      <Paper variant="outlined" sx={{ px: { xs: 1.25, sm: 2 }, py: 0.5 }}>
        <LocalTable<Row>
          name="measurement"
          tools={<ReportToolbar choices={['rede']} isInTable />}
          title={reportKinds.MENSURACAO.title}
          rows={rows}
          loading={loading}
          columns={columns}
          getRowId={({ networkId }) => networkId}
          defaultSort={{ field: 'rede', direction: 'ASC' }}
          searchPlaceholder={texts.search}
          rowLabel={(row) => row.rede}
          rowActions={(row) => [
            { label: reportTexts.editNote, onClick: () => setEditing(row), hidden: !can('measurement:note') },
            { label: texts.seeHistory, to: `/painel/historico?rede=${row.networkId}`, hidden: !can('history:read') },
          ]}
          error={error}
          onRetry={refetch}
          emptyHint={reportTexts.nothing}
          cardsOnPhone
        />
      </Paper>
      {editing ? <NoteDialog row={editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
};
