import { chosenPasswordProblem, type PasswordOwner } from '../../shared/chosen-password.ts';
import { inputError } from '../errors/app-error.ts';
import { hashPassword } from './password.ts';

/**
 * Checks and hashes a password somebody chose; every password is set through here. `field` is the input's name for it. Refuses:
 * INPUT_INVALID when it is easy to guess or contains its owner's name or CPF.
 */
export async function hashChosenPassword(senha: string, owner: PasswordOwner, field = 'senha'): Promise<string> {
  const problem = await chosenPasswordProblem(senha, owner);
  if (problem) throw inputError([{ field, message: problem }]);
  return hashPassword(senha);
}
