import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SpreadsheetAddressesFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { confirm } from '../../../ui/confirm.ts';
import { CopyField } from '../../../ui/copy-field.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  type SpreadsheetAddressesQuery,
  useRevokeSpreadsheetAddressMutation,
  useSpreadsheetAddressesQuery,
} from './deliveries.generated.ts';
import { deliveryTexts as texts } from './deliveries.messages.ts';
import { DeliveriesTabs } from './deliveries-tabs.tsx';
import { OnceDialog } from './once-dialog.tsx';

const NewAddressDialog = lazyDialog(async () => (await import('./new-address-dialog.tsx')).NewAddressDialog);

type Row = SpreadsheetAddressesQuery['spreadsheetAddresses']['items'][number];

const useAddresses = (variables: ListVariables<SpreadsheetAddressesFilter>) =>
  toListResult(useSpreadsheetAddressesQuery({ variables }), (data) => data.spreadsheetAddresses);

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: texts.name, flex: 2 },
  { field: 'consulta', title: texts.query, flex: 2, value: ({ consulta }) => consulta ?? texts.noQuery },
  { field: 'situacao', title: texts.situation, type: 'status', width: 160, sortable: false, statuses: texts.addressSituations },
  { field: 'usos', title: texts.uses, type: 'integer', width: 90 },
  { field: 'ultimoUsoEm', title: texts.lastUse, type: 'dateTime' },
  { field: 'expiraEm', title: texts.expires, type: 'date', width: 130 },
  { field: 'escopos', title: texts.scope, flex: 1, sortable: false, secondary: true },
  { field: 'dono', title: texts.owner, flex: 1, secondary: true },
];
const filters: FilterDefinition<SpreadsheetAddressesFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.filterActive, falseLabel: texts.filterEnded },
];

/** Steps for each spreadsheet program. Google's separator and locale are those of the file, so amounts stay numbers. */
const HowTo = ({ url }: { url: string }) => (
  <Box sx={{ mt: 3 }}>
    <Typography variant="subtitle2" component="h3">
      {texts.howTo}
    </Typography>
    <Box component="ul" sx={{ pl: 2.5, mt: 1, mb: 2 }}>
      {texts.tools.map(({ tool, text }) => (
        <Typography key={tool} component="li" variant="body2" sx={{ mb: 0.5 }}>
          <strong>{tool}</strong>: {text}
        </Typography>
      ))}
      <Typography component="li" variant="body2">
        <strong>{texts.google}</strong>: {texts.googleText}
      </Typography>
    </Box>
    <CopyField label={texts.formula} value={`=IMPORTDATA("${url}"; ";"; "pt_BR")`} copiedText={texts.formulaCopied} />
  </Box>
);

/** Addresses for spreadsheets: create, show once with instructions, revoke, and their use. */
export const AddressesPage = () => {
  const [creating, setCreating] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [revoke] = useRevokeSpreadsheetAddressMutation();
  const end = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.revokeTitle, text: texts.revokeQuestion(nome), danger: true }))) return;
    if (await attempt(revoke({ variables: { id } }))) toast.success(texts.revoked);
  };
  return (
    <>
      <ListScreen<Row, SpreadsheetAddressesFilter>
        title={texts.title}
        description={texts.hint}
        name="spreadsheetAddresses"
        useList={useAddresses}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={false}
        summary={<DeliveriesTabs current="/painel/analise/planilhas" />}
        rowLabel={({ nome }) => nome}
        emptyHint={texts.emptyAddresses}
        actions={[{ label: texts.newAddress, onClick: () => setCreating(true) }]}
        rowActions={({ situacao, ...row }) =>
          situacao === 'ATIVO' || situacao === 'SEM_CONSULTA'
            ? [{ label: texts.revoke, destructive: true, onClick: () => void end({ situacao, ...row }) }]
            : []
        }
      />
      {creating && <NewAddressDialog onMade={setUrl} onClose={() => setCreating(false)} />}
      {url && (
        <OnceDialog
          title={texts.addressMade}
          text={texts.addressOnce}
          label={texts.address}
          value={url}
          copiedText={texts.addressCopied}
          onClose={() => setUrl(null)}
        >
          <HowTo url={url} />
        </OnceDialog>
      )}
    </>
  );
};
