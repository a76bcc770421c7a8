import { z } from 'zod';
import { defineQuery } from '../../../platform/queries/query.ts';
import { postingScope } from './posting-scope.ts';

/** More than staff can process one by one; the next analysis shows the rest. */
const MOST_ROWS = 1_000;

/** A sale whose points differ from the values in force on its day (document 001 §3, Correction); points are decimal text. */
export interface SaleToCorrect {
  idVenda: number;
  revenda: string;
  parceiro: string;
  cpf: string;
  identificador: string;
  pontuacaoAtual: string;
  pontuacaoNova: string;
  /** Negative takes points back. */
  aPontuar: string;
}

/** Correção de Pontuação: every approved sale within the actor's reach that needs correcting, newest first (domain rules §4.9). */
export const salesToCorrectQuery = defineQuery({
  name: 'salesToCorrect',
  permission: 'correction:run',
  input: z.strictObject({}),
  read: (ctx): Promise<SaleToCorrect[]> => {
    const params: unknown[] = [];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const scope = postingScope({ actor: ctx.actor, bind, today: ctx.clock.today() });
    return ctx.read<SaleToCorrect>(
      `select p.id as "idVenda", p.revenda_nome as revenda, p.parceiro_nome as parceiro, v.cpf, p.identificador, c.atual as "pontuacaoAtual",
         c.nova as "pontuacaoNova", c.nova - c.atual as "aPontuar"
       from sales_to_correct() c join postings p on p.id = c.posting_id join sellers v on v.id = p.seller_id
       ${scope.length ? `where ${scope.join(' and ')}` : ''} order by p.id desc limit ${MOST_ROWS}`,
      params,
    );
  },
});
