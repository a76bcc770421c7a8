import { type FieldValues, useFormContext } from 'react-hook-form';
import { chosenPasswordProblem } from '../../server/shared/chosen-password.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * On blur, shows why the server would refuse a new password. The dictionaries load on first use; if they cannot be loaded, only the server
 * judges. Name and CPF come from the form.
 */
export const usePasswordJudgement = (name: string) => {
  const { getValues, setError, trigger } = useFormContext<FieldValues>();
  return async () => {
    const senha = text(getValues(name));
    // The form's own rules come first; an empty field may only have been tabbed through.
    if (!senha || !(await trigger(name))) return;
    const owner = { nome: text(getValues('nome')), cpf: text(getValues('cpf')) };
    const problem = await chosenPasswordProblem(senha, owner).catch(() => null);
    if (problem && getValues(name) === senha) setError(name, { type: 'custom', message: problem });
  };
};
