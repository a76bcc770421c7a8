import { z } from 'zod';
import { amountRule, countRule, dayRule, flagRule, idRule } from '../../platform/rest/answer-rules.ts';
import { sellerCardRule } from '../seller-card.ts';

const text = z.string().nullable();
const address = {
  endRua: text,
  endNumero: text,
  endBairro: text,
  endCidade: text,
  endEstado: text,
  endCep: text,
  endComplemento: text,
};
const person = {
  id: idRule,
  nome: z.string(),
  cpf: z.string(),
  email: text,
  celular: text,
  sexo: text,
  dataNascimento: dayRule.nullable(),
};

/** doc 000 §3 Usuario, as the panel's session returns it. */
export const staffRule = z
  .strictObject({
    id: idRule,
    nome: z.string(),
    cpf: z.string(),
    email: text,
    permissao: z.int().min(0).max(5),
    idRevendasPermitidas: text,
    idRedesPermitidas: text,
  })
  .meta({ id: 'SessionStaffUser' });

/** doc 002 §3 Seller profile, as the session returns it, with the points of doc 000 §3 Parceiro. */
export const sellerRule = z
  .strictObject({
    ...person,
    telefone: text,
    hobby: text,
    ...address,
    aceitouRegulamento: flagRule,
    googleAuthId: text,
    idIndicacao: z.string(),
    ativo: flagRule,
    cnpjRevenda: z.string(),
    tipoPontuacaoRevenda: countRule,
    revenda: z.strictObject({
      id: idRule,
      cnpj: z.string(),
      nomeFantasia: z.string(),
      tipoPontuacao: countRule,
      resgateLiberado: flagRule,
      cenario: countRule,
    }),
    cartao: sellerCardRule,
    saldoPontos: amountRule,
    totalPontos: amountRule,
  })
  .meta({ id: 'SessionSeller' });

/** doc 002 §3 Consumer profile, as the session returns it. */
export const consumerRule = z
  .strictObject({ ...person, ...address, aceitouRegulamento: flagRule, ativo: flagRule, saldoCashback: amountRule })
  .meta({ id: 'SessionConsumer' });
