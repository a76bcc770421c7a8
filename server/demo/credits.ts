import type { Transaction } from '../platform/db/transaction.ts';
import { addDays, startOfSaoPauloDay } from '../shared/dates.ts';
import { type DemoSeller, insert, type Registers } from './registers.ts';

const hourOf = (day: string, hour: number) => new Date(startOfSaoPauloDay(day).getTime() + hour * 3_600_000);

/** Earnings besides sales: codes, referrals and other platforms' points; and some sales to correct. */
export async function loadCredits(tx: Transaction, registers: Registers, today: string): Promise<void> {
  await loadCodes(tx, registers.sellers, today);
  await loadReferrals(tx, registers, today);
  await loadCorrections(tx, registers, today);
}

/** One code in use, one for a fair, one used up and one expired. */
async function loadCodes(tx: Transaction, sellers: DemoSeller[], today: string): Promise<void> {
  const codes = [
    { codigo: 'BEMVINDO', pontos: '100', usos: 500, expiraEm: null },
    { codigo: 'FEIRA2026', pontos: '250', usos: 80, expiraEm: addDays(today, 45) },
    { codigo: 'TREINAMENTO', pontos: '150', usos: 4, expiraEm: null },
    { codigo: 'INAUGURACAO', pontos: '300', usos: 50, expiraEm: addDays(today, -20) },
  ];
  for (const code of codes) await insert(tx, 'registration_codes', { ...code, criadoEm: hourOf(addDays(today, -120), 10) });
  for (const [index, seller] of sellers.entries()) {
    const codigo = index < 14 ? 'BEMVINDO' : index < 20 ? 'FEIRA2026' : index < 24 ? 'TREINAMENTO' : index < 29 ? 'INAUGURACAO' : null;
    if (!codigo) continue;
    const day = addDays(today, -100 + index * 2);
    await tx.sql("select use_registration_code($1, v.cpf, v.id, null, 'system', $3::date, $4) from sellers v where v.id = $2", [
      codigo,
      seller.id,
      day,
      hourOf(day, 11),
    ]);
  }
}

/** The sellers people sign in as have referred others: some already valid through a first sale, some not yet. */
async function loadReferrals(tx: Transaction, { sellers, products }: Registers, today: string): Promise<void> {
  const swpro = await insert(tx, 'integrations', {
    nome: 'SW PRO Cursos',
    plataforma: 'SW PRO Cursos',
    // No token has this hash: the demonstration grants no access.
    tokenHash: 'demonstracao',
    limiteMensal: '5000',
    criadoEm: hourOf(addDays(today, -200), 9),
  });
  const brought = sellers.slice(4, 16);
  for (const [index, person] of brought.entries()) {
    const isCourse = index % 3 === 2;
    await tx.sql(
      `insert into referrals (seller_id, plataforma, integration_id, id_externo, nome, cpf, celular, criado_em)
       select $1, $2, $3, $4, v.nome, v.cpf, v.celular, $5 from sellers v where v.id = $6`,
      [
        sellers[index % 2]!.id,
        isCourse ? 'SW PRO Cursos' : 'Indicado por Cadastro',
        isCourse ? swpro : null,
        isCourse ? `aluno-${index}` : null,
        hourOf(addDays(today, -40), 10),
        person.id,
      ],
    );
    if (index >= 8) continue;
    const day = addDays(today, -30 + index);
    const itens = [{ codigo: products[index]!.codigo, qtde: '2', valorUnitario: products[index]!.valorUnitario, valorDesconto: '0' }];
    const sale = {
      sellerId: person.id,
      origem: 'PAINEL',
      tipoFiscal: 'N',
      identificador: String(29_000_000 + index),
      realizadoEm: day,
      ator: 'system',
      itens,
    };
    await tx.sql('select post_sale($1::jsonb, $2::date, $3::timestamptz)', [JSON.stringify(sale), day, hourOf(day, 14)]);
  }
  for (const [index, seller] of [sellers[0]!, sellers[1]!, sellers[0]!].entries()) {
    const day = addDays(today, -18 + index * 5);
    await tx.sql(
      "select credit_swpro($1, $2, v.id_indicacao, 120 + 30 * $3::int, null, null, 'system', $4::date, $5) from sellers v where v.id = $6",
      [swpro, `curso-${index}`, index, day, hourOf(day, 16), seller.id],
    );
  }
}

/** A product whose value was corrected retroactively for the last days: its sales since then need correcting. */
async function loadCorrections(tx: Transaction, { products }: Registers, today: string): Promise<void> {
  const product = products[3]!;
  const since = addDays(today, -21);
  const [row] = await tx.sql<{ valorPontos: string }>('select valor_pontos + 2 as "valorPontos" from products where id = $1', [product.id]);
  await insert(tx, 'product_values', { productId: product.id, valorPontos: row!.valorPontos, vigenteEm: since });
  await tx.sql('update products set valor_pontos = $2 where id = $1', [product.id, row!.valorPontos]);
}
