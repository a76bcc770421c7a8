import { z } from 'zod';
import { ownReferralQuery, ownReferralsList, swproPostingsList } from '../../modules/referrals/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { runList } from '../../platform/lists/run-list.ts';
import { runQuery } from '../../platform/queries/query.ts';
import { rowRule } from '../../platform/rest/answer-rules.ts';
import { presentRow } from '../../platform/rest/list-dialects.ts';
import { defineRoute } from '../../platform/rest/route.ts';

// doc 002 §3 SWPRO scoring and Referral.
const swproKeys = ['totalPontos', 'pontuadoEm', 'venceEm', 'indicadoId', 'indicadoNome', 'plataforma'] as const;
const referralKeys = ['id', 'nome', 'cpf', 'celular', 'plataforma'] as const;

// doc 002 §7: reads "pontuacoes".
defineRoute({
  method: 'GET',
  path: '/api/pontuacoes/swpro',
  tag: 'Indicações',
  summary: 'Pontos que outras plataformas deram ao vendedor',
  permission: 'swpro:listOwn',
  answer: z.strictObject({ pontuacoes: z.array(rowRule(swproPostingsList, swproKeys)) }),
  handle: async ({ ctx }) => {
    const { items } = await runList(swproPostingsList, ctx, { pageSize: -1 });
    return { pontuacoes: items.map((row) => presentRow(swproPostingsList, row, swproKeys)) };
  },
});

// doc 002 §7: a plain list, for the holder's own code only. "validado" is a boolean there, not a flag.
defineRoute({
  method: 'GET',
  path: '/api/indicacoes/:idIndicacao',
  tag: 'Indicações',
  summary: 'Quem o vendedor indicou; CPF e celular mascarados',
  permission: 'referral:listOwn',
  answer: z.array(rowRule(ownReferralsList, referralKeys, { plus: { validado: z.boolean() } })),
  handle: async ({ ctx, params }) => {
    const { idIndicacao } = await runQuery(ownReferralQuery, ctx);
    if (params.idIndicacao?.toUpperCase() !== idIndicacao.toUpperCase()) throw new AppError('NOT_FOUND');
    const { items } = await runList(ownReferralsList, ctx, { pageSize: -1 });
    return items.map((row) => ({ ...presentRow(ownReferralsList, row, referralKeys), validado: row.validado }));
  },
});
