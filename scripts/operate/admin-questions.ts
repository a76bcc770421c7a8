import { chosenPasswordProblem } from '../../server/shared/chosen-password.ts';
import { isValidCpf } from '../../server/shared/cpf.ts';

const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

export type AdminAnswers = Record<'cpf' | 'nome' | 'email' | 'senha', string>;

export interface AdminQuestion {
  text: string;
  /** What is wrong with an answer, given the previous ones. */
  problem: (value: string, before: AdminAnswers) => string | null | Promise<string | null>;
}

/** What `npm run admin:create` needs to know, in the order it asks. */
export const adminQuestions: Record<keyof AdminAnswers, AdminQuestion> = {
  cpf: { text: 'CPF', problem: (value) => (isValidCpf(value) ? null : 'CPF inválido') },
  nome: { text: 'Nome', problem: (value) => (value.trim().length >= 3 ? null : 'Informe o nome') },
  email: { text: 'E-mail', problem: (value) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? null : 'E-mail inválido') },
  senha: {
    text: `Senha (de ${MIN_PASSWORD} a ${MAX_PASSWORD} caracteres)`,
    problem: (value, owner) =>
      value.length >= MIN_PASSWORD && value.length <= MAX_PASSWORD ? chosenPasswordProblem(value, owner) : 'Senha curta ou longa demais',
  },
};
