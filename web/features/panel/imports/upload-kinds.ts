import type { ImportKind } from '../../../graphql/types.generated.ts';

/** URL parameter holding the current upload. */
export const UPLOAD_PARAM = 'importacao';

/** How one kind of upload is presented; the server's definition of the same name says what it does. */
export interface UploadKind {
  tipo: ImportKind;
  title: string;
  description: string;
  fileLabel: string;
  /** File extensions, the usual one first. */
  accept: readonly string[];
  rules: readonly string[];
  /** Message on completion, in the documents' words. */
  processed: (total: number) => string;
  permission: string;
  /** Path below /painel; null when another screen hosts the upload. */
  path: string | null;
  /** What to choose besides the file. */
  choice?: 'store' | 'year';
}

const number = new Intl.NumberFormat('pt-BR');
const CSV = ['.csv', '.xlsx'] as const;
const LIMIT = 'Até 200.000 linhas e 20 MB por arquivo.';
const CSV_HINT = 'Arquivo CSV separado por ponto e vírgula (ou .xlsx). A primeira linha traz os títulos das colunas.';
const products = (total: number) => `${number.format(total)} produtos cadastrados`;
const names = (total: number) => (total === 1 ? '1 nome cadastrado' : `${number.format(total)} nomes cadastrados`);

/** Every kind of upload, in the order of the menu. */
export const uploadKinds = {
  VENDAS: {
    tipo: 'VENDAS',
    title: 'Upload Vendas',
    description: 'Registre as vendas de muitos vendedores de uma vez com uma planilha .xlsx.',
    fileLabel: 'Planilha de vendas',
    accept: ['.xlsx'],
    rules: [
      'Cada linha é um produto. Linhas com a mesma loja, tipo fiscal e identificador formam uma venda.',
      'Tipo Fiscal: N para nota fiscal, C para cupom fiscal.',
      'Data da Venda como DD/MM/AAAA. Valores com vírgula ou ponto, até duas casas.',
      'CNPJ da loja e Valor Desconto podem ficar em branco.',
      'Uma linha com erro recusa a venda inteira; as outras vendas entram.',
      LIMIT,
    ],
    processed: (total: number) => `${number.format(total)} venda(s) processada(s)`,
    permission: 'import:sales',
    path: 'processar/vendas',
  },
  PRODUTOS: {
    tipo: 'PRODUTOS',
    title: 'Upload Produtos',
    description: 'Cadastre ou atualize os produtos Experiências SW com um arquivo CSV.',
    fileLabel: 'Arquivo de produtos',
    accept: CSV,
    rules: [
      CSV_HINT,
      'Colunas: Código, Nome, Valor Unitário e Valor Pontos.',
      'Um código novo é cadastrado; um código existente recebe os valores do arquivo.',
      'Um novo Valor Pontos vale a partir de hoje: as vendas anteriores mantêm o seu.',
      LIMIT,
    ],
    processed: products,
    permission: 'import:products',
    path: 'processar/produtos/criteria',
  },
  PRODUTOS_LOJA: {
    tipo: 'PRODUTOS_LOJA',
    title: 'Upload Produtos Loja',
    description: 'Cadastre ou atualize os produtos de uma loja, com o código, a descrição e o preço dela.',
    fileLabel: 'Arquivo de produtos da loja',
    accept: CSV,
    rules: [
      CSV_HINT,
      'Colunas: Código Experiências SW, Código Loja, Descrição Loja e Preço Unitário Loja.',
      'O Código Experiências SW precisa existir no catálogo.',
      'Um Código Loja novo é cadastrado; um existente recebe os valores do arquivo.',
      LIMIT,
    ],
    processed: products,
    permission: 'import:products',
    path: 'processar/produtos/revenda',
    choice: 'store',
  },
  HISTORICO: {
    tipo: 'HISTORICO',
    title: 'Upload Histórico',
    description: 'Registre o que as redes compraram em um ano: a base da mensuração e do antifraude.',
    fileLabel: 'Arquivo de histórico',
    accept: CSV,
    rules: [
      CSV_HINT,
      'Colunas: Rede e/ou CNPJ da loja, Código do Produto, Data do Pedido ou Mês, Quantidade e Valor Unitário.',
      'Data do Pedido como DD/MM/AAAA, dentro do ano escolhido. Com Mês (1 a 12 ou o nome), a compra conta do primeiro dia.',
      'Uma compra da mesma rede, loja, produto e dia é corrigida, nunca somada outra vez.',
      LIMIT,
    ],
    processed: (total: number) => `${number.format(total)} linhas de histórico processado`,
    permission: 'import:history',
    path: 'processar/historico',
    choice: 'year',
  },
  SALDO_CARTAO: {
    tipo: 'SALDO_CARTAO',
    title: 'Upload Saldo Cartão',
    description: 'Atualize o saldo dos cartões dos vendedores com um arquivo CSV.',
    fileLabel: 'Arquivo de saldos',
    accept: CSV,
    rules: [
      CSV_HINT,
      'Colunas: Número do Cartão e Saldo. O saldo do arquivo substitui o anterior.',
      'No Excel, formate a coluna do número como texto: números longos perdem os últimos dígitos.',
      LIMIT,
    ],
    processed: (total: number) => `${number.format(total)} linhas de saldo processado`,
    permission: 'import:cardBalance',
    path: 'processar/saldo-cartao',
  },
  LOJAS_PARTICIPANTES: {
    tipo: 'LOJAS_PARTICIPANTES',
    title: 'Lojas Participantes',
    description: '',
    fileLabel: 'Planilha de lojas participantes',
    accept: ['.xlsx'],
    rules: [],
    processed: names,
    permission: 'import:content',
    path: null,
  },
  PRODUTOS_CLIENTE: {
    tipo: 'PRODUTOS_CLIENTE',
    title: 'Produtos Cliente',
    description: '',
    fileLabel: 'Planilha de produtos',
    accept: ['.xlsx'],
    rules: [],
    processed: names,
    permission: 'import:content',
    path: null,
  },
} as const satisfies Record<ImportKind, UploadKind>;

/** The kind of an upload in the history. */
export const uploadKindOf = (tipo: string): UploadKind | undefined =>
  (uploadKinds as Readonly<Record<string, UploadKind | undefined>>)[tipo];
