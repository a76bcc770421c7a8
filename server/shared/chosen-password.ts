/** Whose password it is: what it may not contain. */
export interface PasswordOwner {
  nome: string;
  cpf: string;
}

const GUESSABLE = 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.';
const PERSONAL = 'A senha não pode conter seu nome nem seu CPF';
/** 'Maria das Dores': no name by itself. */
const PARTICLES = new Set(['das', 'dos', 'del']);
/** Names of three letters are parts of many words ('Ana' of 'semana'): they count where no letter stands beside them. */
const WHOLE_NAME_LENGTH = 3;
/** As many digits of a CPF in a row are no chance. */
const CPF_RUN = 6;

/**
 * What is wrong with a password that a person chooses, as the person reads it; null when it is good. It may contain neither a name of
 * theirs nor six digits of their CPF in a row, and must not be among what is guessed first. The dictionaries are loaded with the first
 * password that is judged.
 */
export async function chosenPasswordProblem(senha: string, { nome, cpf }: PasswordOwner): Promise<string | null> {
  const names = namesOf(nome);
  if (containsName(folded(senha), names) || containsCpf(senha.replace(/\D/g, ''), cpf.replace(/\D/g, ''))) return PERSONAL;
  const { isGuessedSoon } = await import('./guessed-passwords.ts');
  return isGuessedSoon(senha, names) ? GUESSABLE : null;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const namesOf = (nome: string) =>
  folded(nome)
    .split(/[^a-z]+/)
    .filter((name) => name.length >= WHOLE_NAME_LENGTH && !PARTICLES.has(name));

const containsName = (senha: string, names: readonly string[]) =>
  names.some((name) => (name.length > WHOLE_NAME_LENGTH ? senha.includes(name) : new RegExp(`(?<![a-z])${name}(?![a-z])`).test(senha)));

function containsCpf(digits: string, cpf: string): boolean {
  for (let start = 0; start + CPF_RUN <= cpf.length; start++) if (digits.includes(cpf.slice(start, start + CPF_RUN))) return true;
  return false;
}
