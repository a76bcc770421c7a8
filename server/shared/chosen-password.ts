/** The password's owner, whose data it may not contain. */
export interface PasswordOwner {
  nome: string;
  cpf: string;
}

const GUESSABLE = 'Senha fácil de adivinhar. Evite senhas comuns, nomes, datas e sequências.';
const PERSONAL = 'A senha não pode conter seu nome nem seu CPF';
/** 'Maria das Dores': particles are not names. */
const PARTICLES = new Set(['das', 'dos', 'del']);
/** Three-letter names occur inside many words ('Ana' in 'semana'): they count only when no letter is next to them. */
const WHOLE_NAME_LENGTH = 3;
/** This many consecutive CPF digits are no coincidence. */
const CPF_RUN = 6;

/**
 * What is wrong with a chosen password, as shown to the person; null when it is good. It may contain neither a name of its owner nor six
 * consecutive digits of their CPF, and must not be among the first guesses. The dictionaries load with the first password checked.
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
