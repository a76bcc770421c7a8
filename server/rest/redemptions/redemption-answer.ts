import { z } from 'zod';
import { amountRule, countRule, dayRule, idRule, instantRule } from '../../platform/rest/answer-rules.ts';

const text = z.string().nullable();

/** doc 001 §7 { resgate (revenda, parceiro, qtde, premio) } and doc 002 §3, voucher page data. */
export const redemptionRule = z
  .strictObject({
    resgate: z.strictObject({
      id: idRule,
      redemptionCode: z.string(),
      codigo: text,
      email: text,
      revenda: text,
      cidade: text,
      premio: z.string(),
      tipo: z.string(),
      qtde: countRule,
      obs: text,
      status: countRule,
      resgatadoEm: instantRule,
      dataEntrega: dayRule.nullable(),
      prazoEntrega: z.string(),
      idCliente: idRule,
      parceiro: z.string().optional().describe('De um vendedor.'),
      cliente: z.string().optional().describe('De um consumidor.'),
      nome: z.string(),
      pontosGastos: amountRule,
      saldoAnterior: amountRule,
      saldoNovo: amountRule,
    }),
    offer: z.strictObject({
      reward: z.strictObject({ name: z.string() }),
      partner: z.strictObject({ name: text }),
      descricao: text,
      location: z.record(z.string(), text).nullable(),
    }),
  })
  .meta({ id: 'RedemptionVoucher' });
