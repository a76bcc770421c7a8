import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Link } from 'react-router';
import { reportKinds } from '../../../../server/modules/reports/report-kinds.rules.ts';
import { formatDecimal } from '../../../../server/shared/format.ts';
import type { AntifraudFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { useCan, useViewer } from '../../../session/session-context.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useAntifraudQuery } from './antifraud.generated.ts';
import type { AntifraudRow } from './antifraud-dialogs.tsx';
import { ReportNote } from './report-note.tsx';
import { reportTexts, antifraudTexts as texts } from './reports.messages.ts';

const NoteDialog = lazyDialog(async () => (await import('./antifraud-dialogs.tsx')).NoteDialog);
const ReleaseDialog = lazyDialog(async () => (await import('./antifraud-dialogs.tsx')).ReleaseDialog);

const useAntifraud = (variables: ListVariables<AntifraudFilter>) =>
  toListResult(useAntifraudQuery({ variables }), (data) => data.antifraud);

/** The networks, those under alert first. */
const useNetworks = () => {
  const flagged = useViewer()?.redesAntifraude ?? [];
  return useNetworkFilterOptions().map(({ value, label }) => ({ value, label: flagged.includes(label) ? `● ${label}` : label }));
};

const Dot = () => (
  <Box component="span" aria-hidden sx={{ display: 'inline-block', width: 10, height: 10, borderRadius: '50%', bgcolor: 'error.main' }} />
);

const NetworkCell = ({ rede, isFlagged }: { rede: string; isFlagged: boolean }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }} title={isFlagged ? texts.inAlert : undefined}>
    {isFlagged ? <Dot /> : null}
    {rede}
  </Box>
);

const isOver = ({ qtdAf }: AntifraudRow) => Number(qtdAf) > 0;

const columns: ListColumn<AntifraudRow>[] = [
  { field: 'rede', title: 'Rede', width: 148, render: (row) => <NetworkCell rede={row.rede} isFlagged={isOver(row)} /> },
  { field: 'codProduto', title: 'Cód. Produto', width: 92, secondary: true },
  { field: 'produto', title: 'Produto', width: 190, flex: 2 },
  {
    field: 'qtdVendida',
    title: 'Qtd. Vendida',
    type: 'decimal',
    width: 100,
    render: ({ semCompras, qtdVendida }) =>
      semCompras ? <span title={texts.noPurchasesHint}>{texts.noPurchases}</span> : formatDecimal(qtdVendida),
  },
  { field: 'qtdPontuada', title: 'Qtd. Pontuada', type: 'decimal', width: 100 },
  { field: 'liberado', title: 'Liberado', type: 'decimal', width: 90 },
  { field: 'qtdAf', title: 'Qtd. AF', type: 'decimal', width: 84 },
  { field: 'saldoPontos', title: 'Saldo de Pontos', type: 'decimal', width: 104 },
  { field: 'pontosUnitario', title: 'Pontos Unitário', type: 'decimal', width: 104, secondary: true },
  { field: 'observacao', title: 'Observação', sortable: false, width: 180, secondary: true },
];
const filters: FilterDefinition<AntifraudFilter>[] = [
  {
    kind: 'select',
    name: 'networkId',
    label: reportTexts.network,
    allLabel: reportTexts.allNetworks,
    valueType: 'id',
    useOptions: useNetworks,
  },
  { kind: 'boolean', name: 'alerta', label: texts.situation, trueLabel: texts.flagged, falseLabel: texts.notFlagged },
];

/** The networks with an alert, each linked to its rows. */
const Alerts = () => {
  const flagged = useViewer()?.redesAntifraude ?? [];
  const options = useNetworkFilterOptions();
  if (flagged.length === 0) return texts.noAlerts;
  return (
    <Box
      component="ul"
      aria-label={texts.alerts}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 0.75 }, listStyle: 'none', p: 0, m: 0 }}
    >
      {flagged.map((rede) => {
        const id = options.find(({ label }) => label === rede)?.value;
        return (
          <li key={rede}>
            <Chip
              clickable
              component={Link}
              to={id ? `?networkId=${id}&alerta=true` : '?alerta=true'}
              icon={
                <Box component="span" sx={{ display: 'grid', placeItems: 'center' }}>
                  <Dot />
                </Box>
              }
              label={rede}
              variant="outlined"
              sx={{ height: { xs: 44, sm: 28 }, '& .MuiChip-icon': { ml: 1.5, mr: 0 } }}
            />
          </li>
        );
      })}
    </Box>
  );
};

/** Antifraude (document 001 §2): points beyond the possible stock, with notes and releases. */
export const AntifraudPage = () => {
  const can = useCan();
  const [open, setOpen] = useState<{ dialog: 'note' | 'release'; row: AntifraudRow } | null>(null);
  const handleClose = () => setOpen(null);
  return (
    <>
      <ListScreen<AntifraudRow, AntifraudFilter>
        title={reportKinds.ANTIFRAUDE.title}
        name="antifraud"
        useList={useAntifraud}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'saldoPontos', direction: 'DESC' }}
        searchPlaceholder="Buscar rede ou produto"
        exportFormats={['XLSX', 'CSV']}
        rowLabel={({ produto, rede }) => `${produto}, ${rede}`}
        rowActions={(row) => [
          { label: reportTexts.editNote, onClick: () => setOpen({ dialog: 'note', row }), hidden: !can('antifraud:edit') },
          { label: texts.release, onClick: () => setOpen({ dialog: 'release', row }), hidden: !can('antifraud:edit') },
          {
            label: texts.seeStock,
            to: `/painel/compras-pontuacao?networkId=${row.networkId}&busca=${row.codProduto}`,
            hidden: !can('stock:read'),
          },
        ]}
        emptyHint={reportTexts.nothing}
        beside={<ReportNote help={texts.help} tipo="ANTIFRAUDE" refetch={['antifraud']} />}
        description={<Alerts />}
      />
      {open?.dialog === 'note' ? <NoteDialog row={open.row} onClose={handleClose} /> : null}
      {open?.dialog === 'release' ? <ReleaseDialog row={open.row} onClose={handleClose} /> : null}
    </>
  );
};
