import type { RunSql } from '../../platform/db/run-sql.ts';
import { creditableReading, type Reading } from '../readings/index.ts';
import type { CreditInputs } from './decide-credit.ts';
import type { LockedRule } from './locked-rule.ts';

/** What the database knows about a receipt (sql/credit-facts.sql). */
export interface CreditFacts {
  storeId: number;
  networkId: number;
  fonte: string;
  avisos: string[];
  chaveConfere: boolean;
  emitenteConfere: boolean;
  mesmaChave: number;
  participa: boolean;
  membroAtivo: boolean;
  diasDeConta: number;
  contestacaoAberta: boolean;
  itens: { motivo: string | null; codigo: string | null; professores: number }[];
}

/** The part of the inputs that comes from the receipt, its sender and its store. */
export function inputsOfReceipt(
  rule: LockedRule,
  id: number,
  reading: Reading,
  facts: CreditFacts,
): Omit<CreditInputs, 'dia' | 'teto' | 'volumes'> {
  const { ativa, limiteNota, limiteDia, limiteMembro, diasDeConta, salto, redeAtiva } = rule;
  const { avisos, chaveConfere, emitenteConfere, mesmaChave } = facts;
  return {
    regra: {
      id: rule.id,
      versao: rule.versao,
      ativa,
      fonte: rule.fonte,
      limiteNota,
      limiteDia,
      limiteMembro,
      diasDeConta,
      salto,
      redeAtiva,
    },
    nota: {
      id,
      fonte: facts.fonte,
      falhas: creditableReading(reading),
      avisos,
      pendente: true,
      reservada: false,
      aguardaAprovacao: false,
      mesmaChave,
      chaveConfere,
      emitenteConfere,
    },
    itens: facts.itens.map(({ motivo, professores }) => ({ motivo, professores })),
    membro: { ativo: facts.membroAtivo, contestacaoAberta: facts.contestacaoAberta, diasDeConta: facts.diasDeConta },
    loja: { participa: facts.participa },
    venda: null,
    recusa: null,
  };
}

interface Circumstances {
  pendente: boolean;
  reservada: boolean;
  aguardaAprovacao: boolean;
  dia: CreditInputs['dia'];
  teto: CreditInputs['teto'];
  volumes: CreditInputs['volumes'];
}

/** The state of the queue, the sums of the day and the volumes. No sum can grow meanwhile: rules and sender are locked. */
export async function readCircumstances(
  sql: RunSql,
  rule: LockedRule,
  receipt: { id: number; storeId: number },
  now: Date,
): Promise<Circumstances> {
  const [row] = await sql<Circumstances>(
    `with day as (select d.*, k.audience, o.seller_id, o.consumer_id from auto_decisions d join credit_rules k on k.id = d.rule_id
         join submissions o on o.id = d.submission_id
         where d.creditada and (d.decidida_em at time zone 'America/Sao_Paulo')::date = ($3::timestamptz at time zone 'America/Sao_Paulo')::date
           and d.decidida_em > $3::timestamptz - interval '25 hours')
     select s.status = 'PENDENTE' and s.versao = 1 and not s.prioridade as pendente, coalesce(s.reservado_ate > $3, false) as reservada,
       exists (select from held_actions h where h.submission_id = s.id and h.status = 'AGUARDA') as "aguardaAprovacao",
       (select jsonb_build_object(
           'regra', coalesce(sum(valor) filter (where rule_id = $4), 0)::numeric(14,2)::text,
           'membro', coalesce(sum(valor) filter (where seller_id = s.seller_id or consumer_id = s.consumer_id), 0)::numeric(14,2)::text,
           'pontos', coalesce(sum(valor) filter (where audience = 'SELLER' and network_id = $5), 0)::numeric(14,2)::text,
           'reais', coalesce(sum(custo) filter (where network_id = $5), 0)::numeric(14,2)::text) from day) as dia,
       (select jsonb_build_object('pontos', teto_pontos_dia::text, 'reais', teto_reais_dia::text) from review_settings where id = 1) as teto,
       jsonb_build_object('membro', credit_volume('MEMBRO', s.id, $2, $3), 'loja', credit_volume('LOJA', s.id, $2, $3),
         'aparelho', case when s.aparelho is not null then credit_volume('APARELHO', s.id, $2, $3) end) as volumes
     from submissions s where s.id = $1`,
    [receipt.id, receipt.storeId, now, rule.id, rule.networkId],
  );
  return row!;
}
