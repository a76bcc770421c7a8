import { chosenPasswordProblem, type PasswordOwner } from '../../shared/chosen-password.ts';
import { inputError } from '../errors/app-error.ts';
import { hashPassword } from './password.ts';

/**
 * The hash of a password that somebody chooses, judged first: wherever one is set it comes through here. `field` is the input's name for
 * it. Refuses: INPUT_INVALID when it is guessed soon or contains its owner's name or CPF.
 */
export async function hashChosenPassword(senha: string, owner: PasswordOwner, field = 'senha'): Promise<string> {
  const problem = await chosenPasswordProblem(senha, owner);
  if (problem) throw inputError([{ field, message: problem }]);
  return hashPassword(senha);
}
