import { randomInt } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { hashToken, newToken } from '../../platform/auth/tokens.ts';
import type { Database } from '../../platform/db/database.ts';

export const PASSWORD = 'Teste@2026';
let passwordHash: Promise<string> | undefined;
let made = 0;

/** A valid CPF, different on every call. */
export function newCpf(): string {
  const base = String(200_000_000 + ++made * 97 + randomInt(90)).slice(0, 9);
  return base + checkDigits(base);
}

function checkDigits(base: string): string {
  const digit = (digits: string) => {
    const sum = [...digits].reduce((total, character, index) => total + Number(character) * (digits.length + 1 - index), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = digit(base);
  return first + digit(base + first);
}

/** A valid numeric CNPJ, different on every call. */
export function newCnpj(): string {
  const base = String(10_000_000 + ++made * 13 + randomInt(12))
    .padStart(8, '0')
    .concat('0001');
  const digit = (digits: string) => {
    const weights = digits.length === 12 ? [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] : [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
    const rest = [...digits].reduce((total, character, index) => total + Number(character) * weights[index]!, 0) % 11;
    return String(rest < 2 ? 0 : 11 - rest);
  };
  const first = digit(base);
  return base + first + digit(base + first);
}

/** A signed-in person: the row's id, a valid token and the actor the token stands for. */
export interface SignedIn<Kind extends Actor = Actor> {
  id: number;
  cpf: string;
  token: string;
  actor: Kind;
}

/** Signs a person in and answers the session's token. */
export async function token(database: Database, kind: string, personId: number): Promise<string> {
  const text = newToken();
  // Beyond any moved clock.
  await database.pool.query(
    "insert into sessions (token_hash, kind, person_id, ultimo_uso_em, expira_em) values ($1, $2, $3, '2100-01-01', '2100-01-01')",
    [hashToken(text), kind, personId],
  );
  return text;
}

async function one<Row>(database: Database, text: string, params: unknown[]): Promise<Row> {
  return (await database.pool.query(text, params)).rows[0] as Row;
}

export async function buildStaff(
  database: Database,
  level: number,
  { storeIds = [] as number[], networkIds = [] as number[], cpf = newCpf() } = {},
): Promise<SignedIn<Extract<Actor, { kind: 'staff' }>>> {
  passwordHash ??= hashPassword(PASSWORD);
  const nome = `Usuário Nível ${level}`;
  const { id } = await one<{ id: number }>(
    database,
    'insert into staff_users (nome, cpf, email, senha_hash, permissao, id_revendas_permitidas, id_redes_permitidas) values ($1,$2,$3,$4,$5,$6,$7) returning id',
    [nome, cpf, `u${cpf}@exemplo.com`, await passwordHash, level, storeIds, networkIds],
  );
  return {
    id,
    cpf,
    token: await token(database, 'STAFF', id),
    actor: {
      kind: 'staff',
      id,
      nome,
      cpf,
      level,
      storeIds: level === 3 ? storeIds : null,
      networkIds: [0, 1, 5].includes(level) && networkIds.length ? networkIds : null,
      ...(level === 3 || level === 4 ? { seesMasks: true } : {}),
    },
  };
}

export async function buildNetwork(
  database: Database,
  { nome = `Rede ${++made}`, valorPonto = '0.03' } = {},
): Promise<{ id: number; nome: string }> {
  return one(
    database,
    "insert into networks (nome, regiao, valor_ponto, data_cadastro) values ($1, 'Sudeste', $2, '2025-01-01') returning id, nome",
    [nome, valorPonto],
  );
}

export interface BuiltStore {
  id: number;
  cnpj: string;
  codigo: string;
  networkId: number;
}

export async function buildStore(
  database: Database,
  {
    networkId,
    tipoPontuacao = 1,
    fatorPontuacao = 1,
    ativoClientes = true,
    resgateLiberado = true,
    cnpj = newCnpj(),
  }: Partial<{
    networkId: number;
    tipoPontuacao: number;
    fatorPontuacao: number;
    ativoClientes: boolean;
    resgateLiberado: boolean;
    cnpj: string;
  }> = {},
): Promise<BuiltStore> {
  const network = networkId ?? (await buildNetwork(database)).id;
  const codigo = `L${++made}`;
  const { id } = await one<{ id: number }>(
    database,
    `insert into stores (network_id, codigo, cnpj, nome_fantasia, razao_social, tipo_pontuacao, fator_pontuacao, ativo_clientes, resgate_liberado, end_estado, end_cidade)
     values ($1,$2,$3,$4,$4,$5,$6,$7,$8,'SP','São Paulo') returning id`,
    [network, codigo, cnpj, `Loja ${codigo}`, tipoPontuacao, fatorPontuacao, ativoClientes, resgateLiberado],
  );
  await database.pool.query("insert into store_factors (store_id, fator_pontuacao, vigente_em) values ($1, $2, '2020-01-01')", [
    id,
    fatorPontuacao,
  ]);
  return { id, cnpj, codigo, networkId: network };
}

export async function buildSeller(
  database: Database,
  { store, termsAccepted = true }: { store?: BuiltStore; termsAccepted?: boolean } = {},
): Promise<SignedIn<Extract<Actor, { kind: 'seller' }>> & { store: BuiltStore }> {
  passwordHash ??= hashPassword(PASSWORD);
  const home = store ?? (await buildStore(database));
  const cpf = newCpf();
  const nome = `Vendedor ${++made}`;
  const { id } = await one<{ id: number }>(
    database,
    'insert into sellers (store_id, nome, cpf, email, celular, senha_hash, id_indicacao, aceitou_regulamento_em) values ($1,$2,$3,$4,$5,$6,$7,$8) returning id',
    [home.id, nome, cpf, `v${cpf}@exemplo.com`, '11987654321', await passwordHash, `IND${cpf}`, termsAccepted ? '2026-01-01' : null],
  );
  return {
    id,
    cpf,
    token: await token(database, 'SELLER', id),
    actor: { kind: 'seller', id, nome, cpf, storeId: home.id, networkId: home.networkId },
    store: home,
  };
}

export async function buildConsumer(database: Database): Promise<SignedIn<Extract<Actor, { kind: 'consumer' }>>> {
  passwordHash ??= hashPassword(PASSWORD);
  const cpf = newCpf();
  const nome = `Consumidor ${++made}`;
  const { id } = await one<{ id: number }>(
    database,
    "insert into consumers (nome, cpf, email, celular, senha_hash, aceitou_regulamento_em) values ($1,$2,$3,'11987654321',$4,'2026-01-01') returning id",
    [nome, cpf, `c${cpf}@exemplo.com`, await passwordHash],
  );
  return { id, cpf, token: await token(database, 'CONSUMER', id), actor: { kind: 'consumer', id, nome, cpf } };
}

/** A programme product with a value in force since 2020. */
export async function buildProduct(
  database: Database,
  { codigo = `P${++made}`, valorPontos = '10.00', valorUnitario = '50.00', gtin = null as string | null } = {},
): Promise<{ id: number; codigo: string }> {
  const product = await one<{ id: number; codigo: string }>(
    database,
    'insert into products (codigo, nome, valor_unitario, valor_pontos, gtin) values ($1,$2,$3,$4,$5) returning id, codigo',
    [codigo, `Produto ${codigo}`, valorUnitario, valorPontos, gtin],
  );
  await database.pool.query("insert into product_values (product_id, valor_pontos, vigente_em) values ($1, $2, '2020-01-01')", [
    product.id,
    valorPontos,
  ]);
  return product;
}
