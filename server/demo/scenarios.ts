import { portionsOf, replayAtOnce } from '../modules/simulations/index.ts';
import type { Transaction } from '../platform/db/transaction.ts';
import { addDays, addMonthsClamped, firstDayOfMonth } from '../shared/dates.ts';
import { DEMO_STORES } from './catalogue.ts';
import type { Registers } from './registers.ts';

/** How long stores have been in scenarios A, B and C. */
const DAYS_IN_SCENARIO = [0, 120, 60, 60] as const;

/** Scenarios that do not change points yet: A adds text to the rules, B a factor from next month on. */
const SCENARIOS = [
  {
    id: 1,
    nome: 'Regulamento da campanha',
    texto: 'Vendas de tintas para fachada contam em dobro no sorteio de fim de ano da sua loja.',
    fator: null,
  },
  { id: 2, nome: 'Fator 1,2 a partir do próximo mês', texto: null, fator: '1.20' },
  { id: 3, nome: 'Sem mudança, só acompanhamento', texto: null, fator: null },
] as const;

/** The stores' scenarios with their start dates, and two simulations of other parameters. */
export async function loadScenarios(tx: Transaction, { stores, products, staff }: Registers, today: string, now: Date): Promise<void> {
  for (const [index, [, , , , cenario]] of DEMO_STORES.entries())
    if (cenario !== 0)
      await tx.sql('insert into store_scenarios (store_id, cenario, vigente_em, criado_em) values ($1, $2, $3, $4)', [
        stores[index]!.id,
        cenario,
        addDays(today, -DAYS_IN_SCENARIO[cenario]),
        now,
      ]);
  const nextMonth = addMonthsClamped(firstDayOfMonth(today), 1);
  for (const { id, nome, texto, fator } of SCENARIOS) {
    await tx.sql('update scenarios set nome = $2, texto_regulamento = $3, atualizado_em = $4 where id = $1', [id, nome, texto, now]);
    if (fator)
      await tx.sql('insert into scenario_factors (scenario_id, fator_extra, vigente_em, criado_em) values ($1, $2, $3, $4)', [
        id,
        fator,
        nextMonth,
        now,
      ]);
  }
  await loadSimulations(tx, { products, staff }, today, now);
}

async function loadSimulations(tx: Transaction, { products, staff }: Pick<Registers, 'products' | 'staff'>, today: string, now: Date) {
  const month = firstDayOfMonth(today);
  const [product] = products;
  const [row] = await tx.sql<{ nome: string; de: string }>('select nome, valor_pontos as de from products where id = $1', [product!.id]);
  const ofProduct = {
    parametro: 'valorPontos' as const,
    id: product!.id,
    codigo: product!.codigo,
    nome: row!.nome,
    de: row!.de,
    para: '60.00',
  };
  const ofAll = { parametro: 'ajusteValorPontos' as const, id: null, codigo: null, nome: null, de: null, para: '5.00' };
  const ofLimit = { parametro: 'limitePontuacao' as const, id: null, codigo: null, nome: null, de: '0.00', para: '5000.00' };
  for (const [index, mudancas] of [[ofProduct], [ofAll, ofLimit]].entries()) {
    const asked = { de: addMonthsClamped(month, -3), ate: month, redes: null, mudancas };
    const asker = { staffId: staff[index + 1]!.id, now, today };
    await replayAtOnce(tx.sql, asked, await portionsOf(tx.sql, asked), asker);
  }
}
