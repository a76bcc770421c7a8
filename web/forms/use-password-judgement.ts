import { type FieldValues, useFormContext } from 'react-hook-form';
import { chosenPasswordProblem } from '../../server/shared/chosen-password.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Tells beside the field, when it is left, what the server would refuse a new password for: the dictionaries come with the first one, and
 * where they cannot be had the server's word has to do. Name and CPF are those of the form.
 */
export const usePasswordJudgement = (name: string) => {
  const { getValues, setError, trigger } = useFormContext<FieldValues>();
  return async () => {
    const senha = text(getValues(name));
    // What the rules of the form have against it comes first; an empty field may only have been passed through.
    if (!senha || !(await trigger(name))) return;
    const owner = { nome: text(getValues('nome')), cpf: text(getValues('cpf')) };
    const problem = await chosenPasswordProblem(senha, owner).catch(() => null);
    if (problem && getValues(name) === senha) setError(name, { type: 'custom', message: problem });
  };
};
