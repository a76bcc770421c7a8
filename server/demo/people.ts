import { fakerPT_BR as faker } from '@faker-js/faker';
import { isValidCpf } from '../shared/cpf.ts';
import { normalizeSearch } from '../shared/text.ts';
import type { Random } from './random.ts';

/** The demonstration's logins; every password is DEMO_PASSWORD. */
export const DEMO_PASSWORD = 'Demo@2026';
export const DEMO_LOGINS = {
  staff: ['10000001090', '10000001171', '10000001252', '10000001333', '10000001414', '10000001503'],
  /** A second one of level 2: what an administrator alone may do is approved by another. */
  secondAdministrator: cpfOf(100_000_020),
  sellerPhoto: '10000001686',
  sellerTyping: '10000001848',
  consumers: ['10000001767', '10000001929'],
} as const;

export interface DemoPerson {
  nome: string;
  cpf: string;
  email: string;
  celular: string;
  sexo: 'F' | 'M';
  dataNascimento: string;
  endRua: string;
  endNumero: string;
  endBairro: string;
  endCidade: string;
  endEstado: string;
  endCep: string;
}

const CITIES = [
  ['São Paulo', 'SP', '01310'],
  ['Campinas', 'SP', '13010'],
  ['Belo Horizonte', 'MG', '30130'],
  ['Curitiba', 'PR', '80010'],
  ['Recife', 'PE', '50030'],
  ['Salvador', 'BA', '40020'],
] as const;

/** A CPF with `base` as its first nine digits and correct check digits. */
export function cpfOf(base: number): string {
  const digits = String(base).padStart(9, '0');
  for (let check = 0; check < 100; check++) {
    const cpf = digits + String(check).padStart(2, '0');
    if (isValidCpf(cpf)) return cpf;
  }
  throw new RangeError(`no CPF starts with ${digits}`);
}

/** An invented person, the same at every start. */
export function demoPerson(random: Random, cpf: string): DemoPerson {
  faker.seed(Number(cpf.slice(3, 10)));
  const sexo = random.chance(0.5) ? 'F' : 'M';
  const first = faker.person.firstName(sexo === 'F' ? 'female' : 'male');
  const last = faker.person.lastName();
  const [endCidade, endEstado, prefix] = random.pick(CITIES);
  return {
    nome: `${first} ${last}`,
    cpf,
    email: `${normalizeSearch(`${first}.${last}`).replace(/[^a-z.]/g, '')}.${cpf.slice(-4)}@exemplo.com.br`,
    celular: `119${random.integer(60_000_000, 99_999_999)}`,
    sexo,
    dataNascimento: `${random.integer(1962, 2004)}-${String(random.integer(1, 12)).padStart(2, '0')}-${String(random.integer(1, 28)).padStart(2, '0')}`,
    endRua: faker.location.street(),
    endNumero: String(random.integer(10, 1_900)),
    endBairro: random.pick(['Centro', 'Jardim América', 'Vila Nova', 'Boa Vista', 'Santo Antônio']),
    endCidade,
    endEstado,
    endCep: `${prefix}${String(random.integer(0, 999)).padStart(3, '0')}`,
  };
}
