import { newCnpj, newCpf } from './people.ts';

let made = 0;

const address = {
  endCep: '01310-100',
  endRua: 'Avenida Paulista',
  endNumero: '1000',
  endComplemento: '',
  endBairro: 'Bela Vista',
  endCidade: 'São Paulo',
  endEstado: 'SP',
};

/** The Loja form as the screen sends it, without its network. */
export function storeForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    tipoPontuacao: 1,
    codigo: `F${++made}`,
    cnpj: newCnpj(),
    cnpjCddRevendaMaster: newCnpj(),
    nomeFantasia: 'Loja Nova',
    razaoSocial: 'Loja Nova Ltda',
    responsavel: 'Ana',
    email: '',
    celular: '11987654321',
    telefone: '',
    ...address,
    fatorPontuacao: 2,
    ...overrides,
  };
}

/** The personal data of a seller as the screen sends them, without the store. */
export function sellerForm(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    nome: 'Vendedora Nova',
    cpf: newCpf(),
    sexo: 'F',
    dataNascimento: '15031990',
    celular: '(11) 98765-4321',
    telefone: '',
    email: '',
    hobby: '',
    ...address,
    ...overrides,
  };
}
