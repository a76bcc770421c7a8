import { useState } from 'react';
import type { AccessTokensFilter } from '../../../graphql/types.generated.ts';
import { ListScreen } from '../../../lists/list-screen.tsx';
import type { FilterDefinition, ListColumn, ListVariables } from '../../../lists/list-types.ts';
import { toListResult } from '../../../lists/to-list-result.ts';
import { attempt } from '../../../session/failure.ts';
import { confirm } from '../../../ui/confirm.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { toast } from '../../../ui/toast.ts';
import { type AccessTokensQuery, useAccessTokensQuery, useRevokeAccessTokenMutation } from './analysis.generated.ts';
import { analysisTexts as texts } from './analysis.messages.ts';
import { OnceDialog } from './once-dialog.tsx';

const NewTokenDialog = lazyDialog(async () => (await import('./new-token-dialog.tsx')).NewTokenDialog);

type Row = AccessTokensQuery['accessTokens']['items'][number];

const useTokens = (variables: ListVariables<AccessTokensFilter>) =>
  toListResult(useAccessTokensQuery({ variables }), (data) => data.accessTokens);

const situations = {
  ATIVO: { tone: 'approved', label: 'Ativo' },
  EXPIRADO: { tone: 'closed', label: 'Expirado' },
  REVOGADO: { tone: 'rejected', label: 'Revogado' },
} as const;
const Situation = ({ situacao }: Row) => {
  const { tone, label } = situations[situacao as keyof typeof situations];
  return <StatusChip tone={tone} label={label} size="small" />;
};

const columns: ListColumn<Row>[] = [
  { field: 'nome', title: texts.tokenName, flex: 2 },
  { field: 'escopos', title: texts.scope, flex: 2, sortable: false },
  { field: 'dono', title: texts.owner, flex: 1 },
  { field: 'situacao', title: texts.situation, width: 140, sortable: false, render: (row) => <Situation {...row} /> },
  { field: 'criadoEm', title: texts.createdAt, type: 'dateTime', hideOnPhone: true },
  { field: 'expiraEm', title: texts.expires, type: 'date', width: 130 },
  { field: 'ultimoUsoEm', title: texts.lastUse, type: 'dateTime' },
];
const filters: FilterDefinition<AccessTokensFilter>[] = [
  { kind: 'boolean', name: 'ativo', label: texts.situation, trueLabel: texts.filterActive, falseLabel: texts.filterEnded },
];

/** Read-only access tokens: create, show once, revoke, and their last use. */
export const TokensPage = () => {
  const [creating, setCreating] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const [revoke] = useRevokeAccessTokenMutation({ refetchQueries: ['accessTokens'], awaitRefetchQueries: true });
  const end = async ({ id, nome }: Row) => {
    if (!(await confirm({ title: texts.revokeTitle, text: texts.revokeQuestion(nome), danger: true }))) return;
    if (await attempt(revoke({ variables: { id } }))) toast.success(texts.revoked);
  };
  return (
    <>
      <ListScreen<Row, AccessTokensFilter>
        title={texts.tokens}
        description={texts.tokensHint}
        name="accessTokens"
        useList={useTokens}
        columns={columns}
        filters={filters}
        defaultSort={{ field: 'criadoEm', direction: 'DESC' }}
        searchPlaceholder={false}
        rowLabel={({ nome }) => nome}
        emptyHint={texts.emptyTokens}
        actions={[{ label: texts.newToken, onClick: () => setCreating(true) }]}
        rowActions={(row) => (row.situacao === 'ATIVO' ? [{ label: texts.revoke, destructive: true, onClick: () => void end(row) }] : [])}
      />
      {creating && <NewTokenDialog onMade={setToken} onClose={() => setCreating(false)} />}
      {token && (
        <OnceDialog
          title={texts.tokenCreated}
          text={texts.tokenOnce}
          label={texts.token}
          value={token}
          copiedText={texts.copied}
          onClose={() => setToken(null)}
        />
      )}
    </>
  );
};
