import { hashPassword } from '../platform/auth/password.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { addDays } from '../shared/dates.ts';
import { StaffLevel } from '../shared/enums.ts';
import { DEMO_NETWORKS, DEMO_PRODUCTS, DEMO_STORES } from './catalogue.ts';
import { cpfOf, DEMO_LOGINS, DEMO_PASSWORD, type DemoPerson, demoPerson } from './people.ts';
import type { Random } from './random.ts';

const SELLERS = 40;
const CONSUMERS = 60;
const HOBBIES = ['Futebol', 'Leitura', 'Cozinhar', 'Pescaria', 'Música', null];

export interface DemoStore {
  id: number;
  network: number;
  nome: string;
  cnpj: string;
  uf: string;
  tipoPontuacao: number;
}

export interface DemoSeller {
  id: number;
  nome: string;
  store: DemoStore;
}

export interface Registers {
  networks: { id: number; nome: string }[];
  stores: DemoStore[];
  sellers: DemoSeller[];
  consumers: { id: number; nome: string; cpf: string }[];
  products: { id: number; codigo: string; valorUnitario: string }[];
  staff: { id: number; nome: string }[];
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts one row of Portuguese-named values and returns its id. */
export async function insert(tx: Transaction, table: string, values: Record<string, unknown>): Promise<number> {
  const names = Object.keys(values);
  const [row] = await tx.sql<{ id: number }>(
    `insert into ${table} (${names.map(snake).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  return row!.id;
}

/** Networks, stores, products, staff, sellers and consumers, as they were registered two years before `today`. */
export async function loadRegisters(tx: Transaction, random: Random, today: string): Promise<Registers> {
  const since = addDays(today, -600);
  const criadoEm = `${since}T12:00:00Z`;
  const networks: Registers['networks'] = [];
  for (const network of DEMO_NETWORKS)
    networks.push({ id: await insert(tx, 'networks', { ...network, dataCadastro: addDays(today, -540), criadoEm }), nome: network.nome });
  const stores = await loadStores(tx, random, networks, criadoEm);
  const products = await loadProducts(tx, random, stores, since, criadoEm);
  const senhaHash = await hashPassword(DEMO_PASSWORD);
  const staff: Registers['staff'] = [];
  const names = ['Helena Prado', 'Otávio Lins', 'Marina Duarte', 'Caio Ferraz', 'Beatriz Nunes', 'Rafael Teles'];
  for (const [permissao, cpf] of DEMO_LOGINS.staff.entries()) {
    const nome = names[permissao]!;
    const idRevendasPermitidas = permissao === 3 ? [stores[0]!.id, stores[1]!.id] : [];
    staff.push({
      id: await insert(tx, 'staff_users', {
        nome,
        cpf,
        email: `nivel${permissao}@exemplo.com.br`,
        senhaHash,
        permissao,
        idRevendasPermitidas,
        criadoEm,
      }),
      nome,
    });
  }
  await insert(tx, 'staff_users', {
    nome: 'Joana Meireles',
    cpf: DEMO_LOGINS.secondAdministrator,
    email: 'administradora@exemplo.com.br',
    senhaHash,
    permissao: StaffLevel.ADMINISTRADOR,
    criadoEm,
  });
  return {
    networks,
    stores,
    products,
    staff,
    sellers: await loadSellers(tx, random, stores, senhaHash, criadoEm),
    consumers: await loadConsumers(tx, random, senhaHash, criadoEm),
  };
}

async function loadStores(tx: Transaction, random: Random, networks: { id: number }[], criadoEm: string): Promise<DemoStore[]> {
  const stores: DemoStore[] = [];
  for (const [index, [network, nome, tipoPontuacao, fatorPontuacao, cenario, cnpj]] of DEMO_STORES.entries()) {
    const {
      endCidade,
      endEstado,
      endRua,
      endNumero,
      endBairro,
      endCep,
      nome: responsavel,
      celular,
    } = demoPerson(random, cpfOf(100_900_000 + index));
    const id = await insert(tx, 'stores', {
      networkId: networks[network]!.id,
      codigo: `L${String(index + 1).padStart(3, '0')}`,
      cnpj,
      cnpjCddRevendaMaster: cnpj,
      nomeFantasia: nome,
      razaoSocial: `${nome} Comércio Ltda.`,
      responsavel,
      celular,
      telefone: `113${random.integer(2_000_000, 9_999_999)}`,
      email: `loja${index + 1}@exemplo.com.br`,
      ...{ endCidade, endEstado, endRua, endNumero, endBairro, endCep },
      tipoPontuacao,
      fatorPontuacao,
      cenario,
      ativo: index !== 11,
      ativoClientes: index % 3 !== 2,
      criadoEm,
    });
    await insert(tx, 'store_factors', { storeId: id, fatorPontuacao, vigenteEm: '2020-01-01' });
    stores.push({ id, network: networks[network]!.id, nome, cnpj, uf: endEstado, tipoPontuacao });
  }
  return stores;
}

async function loadProducts(tx: Transaction, random: Random, stores: DemoStore[], since: string, criadoEm: string) {
  const products: Registers['products'] = [];
  for (const product of DEMO_PRODUCTS) {
    const id = await insert(tx, 'products', { ...product, criadoEm });
    await insert(tx, 'product_values', { productId: id, valorPontos: product.valorPontos, vigenteEm: since });
    products.push({ id, codigo: product.codigo, valorUnitario: product.valorUnitario });
  }
  for (const store of stores)
    for (const [index, product] of products.entries()) {
      if ((index + store.id) % 3 === 0) continue;
      const { nome, valorUnitario } = DEMO_PRODUCTS[index]!;
      await insert(tx, 'store_products', {
        storeId: store.id,
        productId: product.id,
        codigo: String(1_000 + index * 7),
        nome: nome.toUpperCase(),
        valorUnitario,
        ativo: !random.chance(0.04),
        criadoEm,
      });
    }
  return products;
}

const personColumns = ({
  nome,
  email,
  celular,
  sexo,
  dataNascimento,
  endRua,
  endNumero,
  endBairro,
  endCidade,
  endEstado,
  endCep,
}: DemoPerson) => ({
  ...{ nome, email, celular, sexo, dataNascimento, endRua, endNumero, endBairro, endCidade, endEstado, endCep },
});

async function loadSellers(
  tx: Transaction,
  random: Random,
  stores: DemoStore[],
  senhaHash: string,
  criadoEm: string,
): Promise<DemoSeller[]> {
  const sellers: DemoSeller[] = [];
  for (let index = 0; index < SELLERS; index++) {
    const cpf = index === 0 ? DEMO_LOGINS.sellerPhoto : index === 1 ? DEMO_LOGINS.sellerTyping : cpfOf(100_100_000 + index * 7);
    // The two demo logins belong to the first photo store and the first typing store.
    const store = stores[index < 2 ? index : index % stores.length]!;
    const person = demoPerson(random, cpf);
    const id = await insert(tx, 'sellers', {
      storeId: store.id,
      cpf,
      ...personColumns(person),
      hobby: random.pick(HOBBIES),
      senhaHash,
      idIndicacao: `SW${cpf.slice(2, 9)}`,
      quemIndicou: index > 10 && random.chance(0.2) ? sellers[random.integer(2, 9)]!.nome : null,
      ativo: index !== 17,
      // First-time logins meet the terms; the others accepted them long ago.
      aceitouRegulamentoEm: index < 2 ? null : criadoEm,
      aceitouPoliticaPrivacidadeEm: criadoEm,
      ultimoAcessoEm: random.chance(0.8) ? `${addDays(criadoEm.slice(0, 10), random.integer(300, 595))}T15:00:00Z` : null,
      criadoEm,
    });
    sellers.push({ id, nome: person.nome, store });
  }
  return sellers;
}

async function loadConsumers(tx: Transaction, random: Random, senhaHash: string, criadoEm: string) {
  const consumers: Registers['consumers'] = [];
  for (let index = 0; index < CONSUMERS; index++) {
    const cpf = DEMO_LOGINS.consumers[index] ?? cpfOf(100_300_000 + index * 11);
    const person = demoPerson(random, cpf);
    const id = await insert(tx, 'consumers', {
      cpf,
      ...personColumns(person),
      senhaHash,
      ativo: index !== 23,
      aceitouRegulamentoEm: criadoEm,
      aceitouPoliticaPrivacidadeEm: criadoEm,
      criadoEm,
    });
    consumers.push({ id, nome: person.nome, cpf });
  }
  return consumers;
}
