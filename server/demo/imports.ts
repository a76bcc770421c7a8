import type { Transaction } from '../platform/db/transaction.ts';
import { addDays } from '../shared/dates.ts';
import type { Registers } from './registers.ts';

interface DemoUpload {
  tipo: string;
  nomeArquivo: string;
  /** Recorded lines: SQL, so that the history agrees with the registers. */
  recorded: string;
  daysAgo: number;
  refused?: readonly (readonly [linha: number, coluna: string, valor: string, mensagem: string])[];
}

const uploads: readonly DemoUpload[] = [
  { tipo: 'PRODUTOS', nomeArquivo: 'catalogo-experiencias-sw.csv', recorded: 'select count(*)::int from products', daysAgo: 320 },
  {
    tipo: 'HISTORICO',
    nomeArquivo: 'compras-das-redes.csv',
    recorded: 'select count(*)::int from purchases',
    daysAgo: 75,
    refused: [
      [412, 'Rede', 'Rede Aurora Ltda', 'Rede não encontrada'],
      [1_030, 'Código do Produto', 'SW9999', 'Produto não encontrado'],
    ],
  },
  {
    tipo: 'SALDO_CARTAO',
    nomeArquivo: 'saldos-dos-cartoes.csv',
    recorded: 'select count(*)::int from cards',
    daysAgo: 20,
    refused: [[7, 'Número do Cartão', '5,555E+15', 'Número inválido: formate a coluna como texto']],
  },
];

/** Spreadsheets sent by staff, for the upload history. */
export async function loadImports(tx: Transaction, { staff }: Registers, today: string): Promise<void> {
  for (const { tipo, nomeArquivo, recorded, daysAgo, refused = [] } of uploads) {
    const [made] = await tx.sql<{ id: number }>(
      `insert into imports (tipo, nome_arquivo, sha256, estado, linhas, processadas, total, erros, staff_user_id, criado_em, terminado_em)
       select $1, $2, encode(sha256($2::text::bytea), 'hex'), $3, n + $4, n + $4, n, $4, $5, $6::timestamptz, $6::timestamptz + interval '4 seconds'
       from (${recorded}) r(n) returning id`,
      [
        tipo,
        nomeArquivo,
        refused.length > 0 ? 'CONCLUIDA_COM_ERROS' : 'CONCLUIDA',
        refused.length,
        staff[2]!.id,
        `${addDays(today, -daysAgo)}T13:20:00Z`,
      ],
    );
    for (const [linha, coluna, valor, mensagem] of refused)
      await tx.sql('insert into import_errors (import_id, linha, coluna, valor, conteudo, mensagem) values ($1, $2, $3, $4, $5, $6)', [
        made!.id,
        linha,
        coluna,
        valor,
        JSON.stringify([valor]),
        mensagem,
      ]);
  }
}
