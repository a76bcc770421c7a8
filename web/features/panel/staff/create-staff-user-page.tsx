import { useApolloClient } from '@apollo/client/react';
import type { z } from 'zod';
import { staffUserRules } from '../../../../server/modules/staff/staff.rules.ts';
import type { FieldDefinition } from '../../../forms/form-fields.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import { StaffUsersDocument, useCreateStaffUserMutation } from './staff.generated.ts';
import { staffTexts as texts } from './staff.messages.ts';
import { StaffReach } from './staff-reach.tsx';
import { useLevelField } from './use-level-field.ts';

const emptyStaffUser: Partial<z.input<typeof staffUserRules>> = {
  nome: '',
  cpf: '',
  email: '',
  senha: '',
  idRevendasPermitidas: [],
  idRedesPermitidas: [],
};

/** Cadastrar Administrador (document 000 §5). */
export const CreateStaffUserPage = () => {
  const client = useApolloClient();
  const [create] = useCreateStaffUserMutation();
  const level = useLevelField();
  const checkCpf = async (cpf: string) => {
    // A failed look-up stays silent: the server decides when the form is sent.
    const answer = await client
      .query({
        query: StaffUsersDocument,
        variables: { filter: { cpf }, options: { pageSize: 1 } },
        fetchPolicy: 'network-only',
        context: { silent: true },
      })
      .catch(() => null);
    return answer?.data?.staffUsers.total ? texts.cpfTaken : null;
  };
  const fields: readonly FieldDefinition[] = [
    { kind: 'text', name: 'nome', label: 'Nome', required: true },
    { kind: 'cpf', name: 'cpf', required: true, check: checkCpf },
    { kind: 'text', name: 'email', label: 'Email', type: 'email', inputMode: 'email', required: true },
    {
      kind: 'password',
      name: 'senha',
      label: texts.password,
      required: true,
      helperText: texts.passwordHint,
      judged: true,
      autoComplete: 'new-password',
    },
    level,
    { kind: 'custom', name: 'reach', span: 12, content: <StaffReach /> },
  ];
  return (
    <FormPage
      title={texts.create}
      description={texts.createHint}
      schema={staffUserRules}
      defaultValues={emptyStaffUser}
      fields={fields}
      onSubmit={(input) => create({ variables: { input } })}
      successText={`${texts.created}. ${texts.createdHint}`}
      doneTo="/painel/administradores"
    />
  );
};
