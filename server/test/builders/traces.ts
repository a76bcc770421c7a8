import { newFileKey } from '../../platform/files/storage.ts';
import type { TestApp } from '../app.ts';

interface Person {
  nome: string;
  email: string;
  celular: string;
  cpf: string;
  id: number;
  kind: 'SELLER' | 'CONSUMER';
  /** Who wrote about them. */
  staffId: number;
}

const rowsOf = async (app: TestApp, text: string, params: unknown[]) => (await app.database.pool.query<{ id: number }>(text, params)).rows;

/** Stores a text as a file with the same text in its name, and returns the file's id. */
export async function keepText(app: TestApp, text: string): Promise<number> {
  const key = newFileKey('csv');
  await app.ports.storage.put(key, Buffer.from(text), 'text/plain');
  const [file] = await rowsOf(
    app,
    `insert into stored_files (chave, sha256, tipo_arquivo, nome_original, tamanho_bytes, enviado_por)
     values ($1, $1, 'text/plain', $2, 1, 'staff:1') returning id`,
    [key, `${text}.txt`],
  );
  return file!.id;
}

/** Free text and machine-kept data about one member. Needs a table pgboss.job. */
export async function plantTraces(app: TestApp, { nome, email, celular, cpf, id, kind, staffId }: Person): Promise<void> {
  const rows = (text: string, params: unknown[]) => rowsOf(app, text, params);
  const about = `${nome} ${cpf} ${email} ${celular}`;
  await rows("insert into link_reviews (chave, observacao, staff_user_id, criado_em) values ('x', $1, $2, now())", [about, staffId]);
  await rows(
    'insert into status_changes (subject_type, subject_id, status_anterior, status_novo, justificativa, staff_user_id) values ($1, $2, 1, 0, $3, $4)',
    [kind, id, about, staffId],
  );
  await rows('insert into saved_queries (staff_user_id, nome, consulta, variaveis, atualizado_em) values ($1, $2, $3, $4, now())', [
    staffId,
    `q${cpf}`,
    `{ sellers(options: { search: "${cpf}" }) { total } }`,
    JSON.stringify({ busca: email }),
  ]);
  await rows(
    "insert into list_views (staff_user_id, lista, nome, parametros, colunas, densidade, atualizado_em) values ($1, 'x', $2, $3, '[]', 'STANDARD', now())",
    [staffId, `v${cpf}`, JSON.stringify([{ nome: 'busca', valor: about }])],
  );
  await rows("insert into idempotency_keys (actor_key, chave, action, input_hash, outcome) values ('staff:1', $1, 'x', 'y', $2)", [
    `k${cpf}`,
    JSON.stringify({ result: about }),
  ]);
  await rows("insert into idempotency_keys (actor_key, chave, action, input_hash, outcome) values ($1, 'k2', 'x', 'y', '{}')", [
    `${kind.toLowerCase()}:${id}`,
  ]);
  await rows('insert into pgboss.job (name, data, output) values ($1, $2, $3), ($1, $4, null)', [
    'envia',
    JSON.stringify({ informacao: cpf }),
    JSON.stringify({ message: email }),
    JSON.stringify({ outro: 1 }),
  ]);
  const fileId = await keepText(app, about);
  const reportId = await keepText(app, about);
  const [imported] = await rows(
    "insert into imports (tipo, nome_arquivo, sha256, file_id, report_id, estado) values ('VENDAS', $4, $1, $2, $3, 'CONCLUIDA_COM_ERROS') returning id",
    [`hash-${kind}-${id}`, fileId, reportId, `${nome}.xlsx`],
  );
  await rows(
    "insert into import_errors (import_id, linha, coluna, valor, conteudo, mensagem) values ($1, 1, 'cpf', $2, $3, 'CPF não encontrado')",
    [imported!.id, cpf, JSON.stringify([cpf, nome])],
  );
  await rows('insert into import_rows (import_id, venda, linha, cpf, conteudo) values ($1, 1, 1, $2, $3)', [
    imported!.id,
    cpf,
    JSON.stringify([cpf]),
  ]);
  const exportKey = newFileKey('csv');
  await app.ports.storage.put(exportKey, Buffer.from(about), 'text/csv');
  await rows(
    `insert into exports (staff_user_id, lista, formato, escopo, pedido, nome_arquivo, chave, estado, total)
       values ($1, 'sellers', 'CSV', 'ALL', $2, 'x.csv', $3, 'CONCLUIDA', 1)`,
    [staffId, JSON.stringify({ options: { search: cpf }, filter: {} }), exportKey],
  );
}
