import { useApolloClient } from '@apollo/client/react';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { eraseOwnDataRules } from '../../../../server/modules/members/consent.rules.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import type { OwnDataFormat } from '../../../graphql/types.generated.ts';
import { attempt } from '../../../session/failure.ts';
import { useSession } from '../../../session/session-context.ts';
import { downloadContent } from '../../../ui/download.ts';
import { OwnDataFileDocument, useEraseOwnDataMutation } from './privacy.generated.ts';
import { privacyTexts as texts } from './privacy.messages.ts';

const TYPES = { JSON: 'application/json', CSV: 'text/csv;charset=utf-8' } as const;

/** Downloads the member's data. */
export const TakeOwnData = () => {
  const client = useApolloClient();
  const [busy, setBusy] = useState<OwnDataFormat | null>(null);
  const handleTake = async (formato: OwnDataFormat) => {
    setBusy(formato);
    const asked = client.query({ query: OwnDataFileDocument, variables: { formato }, fetchPolicy: 'no-cache' });
    const answer = await attempt(asked).finally(() => setBusy(null));
    if (!answer?.data) return;
    const { nome, conteudo } = answer.data.ownDataFile;
    downloadContent(new Blob([conteudo], { type: TYPES[formato] }), nome);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
      {(['JSON', 'CSV'] as const).map((formato) => (
        <Button
          key={formato}
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlined />}
          loading={busy === formato}
          loadingPosition="start"
          onClick={() => void handleTake(formato)}
          sx={{ minHeight: 44 }}
        >
          {formato === 'JSON' ? texts.json : texts.csv}
        </Button>
      ))}
    </Box>
  );
};

const fields: FieldDefinition[] = [
  { kind: 'password', name: 'senha', label: texts.password, required: true, autoComplete: 'current-password', span: 12 },
];

/** Erases the member's data; explains what is lost and asks for the password. */
export const EraseOwnData = () => {
  const [isOpen, setOpen] = useState(false);
  const [erase] = useEraseOwnDataMutation();
  const { loseSession } = useSession();
  const handleErase = async (senha: string) => {
    await erase({ variables: { senha } });
    // The server has already ended the session; only the redirect is left.
    loseSession(texts.erased);
  };
  return (
    <>
      <Button color="error" variant="outlined" startIcon={<DeleteOutlined />} onClick={() => setOpen(true)} sx={{ mt: 2, minHeight: 44 }}>
        {texts.erase}
      </Button>
      {isOpen && (
        <FormDialog
          title={texts.eraseTitle}
          schema={eraseOwnDataRules}
          defaultValues={{ senha: '' }}
          onSubmit={({ senha }) => handleErase(senha)}
          submitLabel={texts.erase}
          busyLabel={texts.erasing}
          onClose={() => setOpen(false)}
          fields={[{ kind: 'custom', name: 'aviso', span: 12, content: <Typography>{texts.eraseText}</Typography> }, ...fields]}
        />
      )}
    </>
  );
};
