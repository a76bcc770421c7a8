import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { reviewLinkRules } from '../../../../server/modules/links/link.rules.ts';
import { formatDateTime } from '../../../../server/shared/dates.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { type FieldDefinition, FormFields } from '../../../forms/form-fields.tsx';
import type { ListColumn } from '../../../lists/list-types.ts';
import { LocalTable } from '../../../lists/local-table.tsx';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { confirm } from '../../../ui/confirm.ts';
import {
  type LinkDetailsQuery,
  type RevealLinkMutation,
  type SuspiciousLinksQuery,
  useLinkDetailsQuery,
  useRevealLinkMutation,
  useReviewLinkMutation,
} from './links.generated.ts';
import { linkTexts as texts } from './links.messages.ts';

type Person = LinkDetailsQuery['linkDetails']['pessoas'][number];
type Revealed = RevealLinkMutation['revealLink'][number];
type Note = LinkDetailsQuery['linkDetails']['notas'][number];

interface LinkDialogProps {
  link: SuspiciousLinksQuery['suspiciousLinks']['items'][number];
  onClose: () => void;
}

const personColumns: ListColumn<Person>[] = [
  { field: 'nome', title: texts.name },
  { field: 'kind', title: texts.kind, value: ({ kind }) => texts.kinds[kind] ?? kind },
  { field: 'cpf', title: texts.cpf },
  { field: 'loja', title: texts.store },
];
const revealedColumns: ListColumn<Revealed>[] = [
  { field: 'nome', title: texts.name },
  { field: 'kind', title: texts.kind, value: ({ kind }) => texts.kinds[kind] ?? kind },
  { field: 'cpf', title: texts.cpf, type: 'cpf' },
  { field: 'celular', title: texts.phone, type: 'phone' },
  { field: 'email', title: texts.email },
  { field: 'loja', title: texts.store },
];
const noteColumns: ListColumn<Note>[] = [
  { field: 'realizadoEm', title: texts.date, type: 'date' },
  { field: 'identificador', title: texts.number },
  { field: 'titular', title: texts.name },
  { field: 'audience', title: texts.kind, value: ({ audience }) => texts.kinds[audience] ?? audience },
  { field: 'loja', title: texts.store },
  { field: 'totalVenda', title: texts.total, type: 'money' },
];
const fields: FieldDefinition[] = [
  {
    kind: 'text',
    name: 'observacao',
    label: texts.observation,
    helperText: texts.observationHint,
    required: true,
    multiline: true,
    rows: 2,
    maxLength: 2_000,
    span: 12,
  },
];

const Heading = ({ children }: { children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ mt: 2, mb: 0.5 }}>
    {children}
  </Typography>
);

/** The people, masked until someone reveals them, which is logged. */
const People = ({ id, people }: { id: string; people: readonly Person[] | undefined }) => {
  const can = useCan();
  const [revealed, setRevealed] = useState<readonly Revealed[] | null>(null);
  const [reveal, { loading }] = useRevealLinkMutation();
  const handleReveal = async () => {
    if (!(await confirm({ title: texts.revealTitle, text: texts.revealText }))) return;
    const answer = await attempt(reveal({ variables: { id } }));
    if (answer?.data) setRevealed(answer.data.revealLink);
  };
  const rowId = ({ kind, nome, cpf }: Person) => `${kind} ${nome} ${cpf}`;
  return (
    <>
      {revealed ? (
        <LocalTable<Revealed> title={texts.people} rows={revealed} columns={revealedColumns} getRowId={rowId} />
      ) : (
        <LocalTable<Person> title={texts.people} rows={people} columns={personColumns} getRowId={rowId} emptyHint={texts.noPeople} />
      )}
      {!revealed && can('link:reveal') ? (
        <Button type="button" loading={loading} onClick={() => void handleReveal()} sx={{ minHeight: 44 }}>
          {texts.reveal}
        </Button>
      ) : null}
    </>
  );
};

/** Why people are linked, who they are, their receipts, earlier findings, and a form for a new one. */
export const LinkDialog = ({ link, onClose }: LinkDialogProps) => {
  const { data } = useLinkDetailsQuery({ variables: { id: link.id }, fetchPolicy: 'network-only' });
  const [review] = useReviewLinkMutation({ refetchQueries: ['suspiciousLinks'], awaitRefetchQueries: true });
  const details = data?.linkDetails;
  return (
    <FormDialog
      title={link.motivo}
      schema={reviewLinkRules}
      defaultValues={{ id: link.id, observacao: '' }}
      onSubmit={(variables) => review({ variables })}
      submitLabel={texts.save}
      successText={texts.saved}
      onClose={onClose}
      maxWidth="md"
    >
      <Heading>{texts.people}</Heading>
      <People id={link.id} people={details?.pessoas} />
      <Heading>{texts.notes}</Heading>
      <LocalTable<Note>
        title={texts.notes}
        rows={details?.notas}
        columns={noteColumns}
        getRowId={({ id }) => id}
        emptyHint={texts.noNotes}
        paged
      />
      {details && details.observacoes.length > 0 ? (
        <>
          <Heading>{texts.observations}</Heading>
          {details.observacoes.map(({ id, nome, observacao, criadoEm }) => (
            <Box key={id} sx={{ mb: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{observacao}</Typography>
              <Typography variant="body2" color="textSecondary">
                {[nome, formatDateTime(criadoEm)].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
          ))}
        </>
      ) : null}
      <Box sx={{ mt: 2 }}>
        <FormFields fields={fields} />
      </Box>
    </FormDialog>
  );
};
