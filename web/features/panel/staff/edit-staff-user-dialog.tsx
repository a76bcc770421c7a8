import Typography from '@mui/material/Typography';
import { updateStaffUserFormRules } from '../../../../server/modules/staff/staff.rules.ts';
import { formatCpf } from '../../../../server/shared/cpf.ts';
import { asRead } from '../../../forms/as-read.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { type StaffUserRowFragment, useStaffUserStoresQuery, useUpdateStaffUserMutation } from './staff.generated.ts';
import { staffTexts as texts } from './staff.messages.ts';
import { StaffReach } from './staff-reach.tsx';
import { useLevelField } from './use-level-field.ts';

const idsOf = (text: string): string[] => text.split(',').filter(Boolean);

/** Edits a staff user; CPF and password cannot be changed here. */
export const EditStaffUserDialog = ({ user, onClose }: { user: StaffUserRowFragment; onClose: () => void }) => {
  const [edit] = useUpdateStaffUserMutation();
  const level = useLevelField();
  const { data } = useStaffUserStoresQuery({ variables: { id: user.id }, fetchPolicy: 'network-only' });
  if (!data) return null;
  const fields: readonly FieldDefinition[] = [
    { kind: 'text', name: 'nome', label: 'Nome', required: true, helperText: `${formatCpf(user.cpf)}. ${texts.cpfHint}`, span: 12 },
    { kind: 'text', name: 'email', label: 'Email', type: 'email', inputMode: 'email', required: true },
    level,
    { kind: 'custom', name: 'reach', span: 12, content: <StaffReach stores={data.staffUserStores} /> },
  ];
  return (
    <FormDialog
      title={texts.edit}
      subject={user.nome}
      maxWidth="md"
      schema={updateStaffUserFormRules}
      defaultValues={{
        nome: user.nome,
        email: user.email,
        permissao: user.permissao,
        idRevendasPermitidas: idsOf(user.idRevendasPermitidas),
        idRedesPermitidas: idsOf(user.idRedesPermitidas),
      }}
      fields={fields}
      // What the person reaches is compared by names.
      onSubmit={(input, lido) =>
        edit({ variables: { id: user.id, input, lido: [...lido, ...asRead({ lojas: user.lojas, redes: user.redes })] } })
      }
      successText={texts.edited}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.editHint}
      </Typography>
    </FormDialog>
  );
};
