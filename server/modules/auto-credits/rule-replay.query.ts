import type { AppContext } from '../../platform/context.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { toSaoPauloDate } from '../../shared/dates.ts';
import { add, divide, multiply } from '../../shared/money.ts';
import type { Reading } from '../readings/index.ts';
import { HISTORY_DAYS } from './credit-history.ts';
import { type CreditFacts, inputsOfReceipt } from './credit-inputs.ts';
import type { CreditReason } from './credit-reasons.rules.ts';
import { replayRules } from './credit-rule.rules.ts';
import { readRule } from './credits-to-take-back.query.ts';
import { type CreditInputs, decideCredit } from './decide-credit.ts';
import type { LockedRule } from './locked-rule.ts';

/** Receipts that are replayed at most, the newest first: finding the products of each takes milliseconds. */
const MOST_REPLAYED = 1_000;

/** What a rule would have done with the decided receipts of its network. */
export interface CreditRuleReplay {
  audience: LockedRule['audience'];
  dias: number;
  /** Decided receipts of the audience in the replayed time, by any source, and those with a reading of the rule's source. */
  decididas: number;
  notas: number;
  creditadas: number;
  /** Credited in those decided, percent. */
  percentual: string;
  /** Worth of the credited ones, in points or BRL. */
  valor: string;
  /** Credited ones that a reviewer approved with a correction, or rejected, ended or cancelled. */
  corrigidas: number;
  reprovadas: number;
  /** More receipts than can be replayed: only the newest count. */
  limitada: boolean;
  razoes: { razao: CreditReason; notas: number }[];
}

/** A decided receipt with what is known of it. */
interface DecidedReceipt {
  id: number;
  criadoEm: Date;
  holder: number;
  reading: Reading;
  facts: CreditFacts | null;
  ganho: string | null;
  corrigida: boolean;
  reprovada: boolean;
}

/**
 * Replays a rule over the receipts that reviewers decided in the last 90 days: the same function, with what was known when each was sent.
 * Products and findings are those of now, and jumps in volume are left out. Writes nothing.
 */
export const creditRuleReplayQuery = defineQuery({
  name: 'creditRuleReplay',
  permission: 'creditRule:list',
  input: replayRules,
  read: async (ctx, { ruleId, ...bounds }): Promise<CreditRuleReplay> => {
    const given = Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));
    const rule: LockedRule = { ...(await readRule(ctx, ruleId)), ...given, ativa: true };
    const receipts = await readDecided(ctx, rule);
    const isLimited = receipts.length > MOST_REPLAYED;
    // The newest, in the order in which they were sent: the sums of a day grow so.
    const replayed = receipts.slice(0, MOST_REPLAYED).reverse();
    const decididas = await countDecided(ctx, rule, isLimited ? replayed[0]!.criadoEm : null);
    return { audience: rule.audience, dias: HISTORY_DAYS, decididas, limitada: isLimited, ...replay(rule, replayed, decididas) };
  },
});

/** SQL of the receipts (alias s) of $1 network and $2 audience that reviewers decided in the history before $3. */
const DECIDED = `s.audience = $2 and s.decidido_por_id is not null and s.criado_em > $3::timestamptz - interval '${HISTORY_DAYS} days'
  and (s.network_id = $1 or (s.network_id is null and exists (select from receipt_readings x join stores b on b.cnpj = x.leitura ->> 'cnpj'
    where x.submission_id = s.id and b.network_id = $1 and b.excluido_em is null)))`;

const readDecided = (ctx: AppContext, { networkId, audience, fonte }: LockedRule): Promise<DecidedReceipt[]> =>
  ctx.read<DecidedReceipt>(
    `with decided as (select s.id, s.criado_em, coalesce(s.seller_id, s.consumer_id) as holder, s.status, r.leitura, r.corrigidos, r.estimativa
       from submissions s join receipt_readings r on r.submission_id = s.id
       where ${DECIDED} and r.fonte = $4 order by s.criado_em desc, s.id desc limit ${MOST_REPLAYED + 1})
     select d.id, d.criado_em as "criadoEm", d.holder, d.leitura - 'linhas' - 'lugares' as reading, credit_facts(d.id, d.criado_em) as facts,
       coalesce((select case when p.audience = 'SELLER' then p.pontos_brutos else p.cashback end from postings p where p.submission_id = d.id
         order by p.id desc limit 1), d.estimativa) as ganho,
       d.status = 'POSTADA' and coalesce(cardinality(d.corrigidos), 0) > 0 as corrigida, d.status <> 'POSTADA' as reprovada
     from decided d order by d.criado_em desc, d.id desc`,
    [networkId, audience, ctx.clock.now(), fonte],
  );

async function countDecided(ctx: AppContext, { networkId, audience }: LockedRule, since: Date | null): Promise<number> {
  const [row] = await ctx.read<{ n: number }>(
    `select count(*)::int as n from submissions s where ${DECIDED} and s.criado_em >= coalesce($4::timestamptz, '-infinity')`,
    [networkId, audience, ctx.clock.now(), since],
  );
  return row!.n;
}

function replay(
  rule: LockedRule,
  receipts: readonly DecidedReceipt[],
  decided: number,
): Omit<CreditRuleReplay, 'audience' | 'dias' | 'decididas' | 'limitada'> {
  const sums = new Map<string, string>();
  const reasons = new Map<CreditReason, number>();
  const credited = receipts.filter((receipt) => {
    const decision = decideCredit(inputsThen(rule, receipt, sums));
    for (const reason of decision.reasons) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (decision.credit) for (const key of keysOf(receipt)) sums.set(key, add(sums.get(key) ?? '0', receipt.ganho!));
    return decision.credit;
  });
  return {
    notas: receipts.length,
    creditadas: credited.length,
    percentual: divide(multiply(String(credited.length), '100'), String(decided), 'half-up') ?? '0.00',
    valor: credited.reduce((total, { ganho }) => add(total, ganho!), '0.00'),
    corrigidas: credited.filter(({ corrigida }) => corrigida).length,
    reprovadas: credited.filter(({ reprovada }) => reprovada).length,
    razoes: [...reasons].map(([razao, notas]) => ({ razao, notas })).sort((a, b) => b.notas - a.notas),
  };
}

/** Keys of the sums of the rule and of the member on the receipt's day. */
const keysOf = ({ criadoEm, holder }: DecidedReceipt): [string, string] => {
  const day = toSaoPauloDate(criadoEm);
  return [day, `${day}:${holder}`];
};

const NO_JUMP = { agora: 1, antes: 1 };
const NO_FACTS: CreditFacts = {
  storeId: 0,
  networkId: 0,
  fonte: '',
  avisos: [],
  chaveConfere: false,
  emitenteConfere: false,
  mesmaChave: 0,
  participa: false,
  membroAtivo: true,
  diasDeConta: 0,
  contestacaoAberta: false,
  itens: [],
};

function inputsThen(rule: LockedRule, receipt: DecidedReceipt, sums: ReadonlyMap<string, string>): CreditInputs {
  const [ofDay, ofMember] = keysOf(receipt).map((key) => sums.get(key) ?? '0');
  const { ganho } = receipt;
  return {
    ...inputsOfReceipt(rule, receipt.id, receipt.reading, receipt.facts ?? { ...NO_FACTS, fonte: rule.fonte }),
    dia: { regra: ofDay!, membro: ofMember!, pontos: '0', reais: '0' },
    teto: { pontos: '0', reais: '0' },
    volumes: { membro: NO_JUMP, loja: NO_JUMP, aparelho: null },
    venda: { pontos: '0', reais: '0', ganho: ganho ?? '0', segundaPessoa: null },
  };
}
