import { z } from 'zod';
import { cardOfSeller } from '../../modules/cards/index.ts';
import { findActor, readViewer, signInConsumer, signInSeller, signInStaff, updateOwnStaffProfile } from '../../modules/sessions/index.ts';
import { signInSellerByToken } from '../../modules/social/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { inputOf } from '../../platform/rest/body-rules.ts';
import { defineRoute } from '../../platform/rest/route.ts';
import { toJsonNumber } from '../../shared/money.ts';
import { sellerCard } from '../seller-card.ts';
import { consumerRule, sellerRule, staffRule } from './session-answers.ts';

async function signedInContext(ctx: AppContext, token: string): Promise<AppContext> {
  const { actor } = await findActor(ctx.database, { any: token }, ctx.clock.now());
  return { ...ctx, actor };
}

// doc 000 §7 Authentication: { token, usuario, redesAntifraude }.
defineRoute({
  method: 'POST',
  path: '/api/sessoes/usuario',
  tag: 'Sessões',
  summary: 'Entrada no painel',
  permission: 'session:create',
  body: inputOf(signInStaff),
  isKeyed: false,
  answer: z.strictObject({ token: z.string(), usuario: staffRule, redesAntifraude: z.array(z.string()) }),
  refuses: ['SESSION_CREDENTIALS_WRONG', 'SESSION_PERSON_INACTIVE', 'FIRST_PASSWORD_NEEDED', 'SECOND_FACTOR_NEEDED', 'TOO_MANY_ATTEMPTS'],
  takesSecondFactor: true,
  handle: async ({ ctx, body }) => {
    const signedIn = await runAction(signInStaff, ctx, body);
    // A documented path never gets the challenge: it is refused instead.
    if ('challenge' in signedIn) throw new AppError('SECOND_FACTOR_NEEDED');
    const { token, personId } = signedIn;
    const viewer = await readViewer(await signedInContext(ctx, token));
    const [usuario] = await ctx.read<z.output<typeof staffRule>>(
      `select id, nome, cpf, email, permissao, array_to_string(id_revendas_permitidas, ',') as "idRevendasPermitidas",
        array_to_string(id_redes_permitidas, ',') as "idRedesPermitidas" from staff_users where id = $1`,
      [personId],
    );
    return { token, usuario: usuario!, redesAntifraude: viewer?.redesAntifraude ?? [] };
  },
});

// doc 000 §7 Profile and state: the documented key `senha` is present, never the password.
defineRoute({
  method: 'PUT',
  path: '/api/usuarios',
  tag: 'Perfis',
  summary: 'O próprio perfil do painel',
  permission: 'staffProfile:update',
  body: inputOf(updateOwnStaffProfile),
  isKeyed: false,
  answer: z.strictObject({ nome: z.string(), senha: z.null() }),
  refuses: ['PASSWORD_WRONG'],
  handle: async ({ ctx, body }) => {
    const { nome } = await runAction(updateOwnStaffProfile, ctx, body);
    return { nome, senha: null };
  },
});

const SELLER = `select v.id, v.nome, v.cpf, v.email, v.celular, v.telefone, v.sexo, v.data_nascimento as "dataNascimento", v.hobby,
    v.end_rua as "endRua", v.end_numero as "endNumero", v.end_bairro as "endBairro", v.end_cidade as "endCidade", v.end_estado as "endEstado",
    v.end_cep as "endCep", v.end_complemento as "endComplemento", terms_accepted(v.aceitou_regulamento_em)::int as "aceitouRegulamento",
    v.google_auth_id as "googleAuthId", v.id_indicacao as "idIndicacao", v.ativo::int as ativo, s.cnpj as "cnpjRevenda",
    s.tipo_pontuacao as "tipoPontuacaoRevenda", json_build_object('id', s.id, 'cnpj', s.cnpj, 'nomeFantasia', s.nome_fantasia,
      'tipoPontuacao', s.tipo_pontuacao, 'resgateLiberado', s.resgate_liberado::int, 'cenario', s.cenario) as revenda,
    (select coalesce(sum(p.total_pontos), 0)::numeric(14,2) from postings p
      where p.seller_id = v.id and p.audience = 'SELLER' and p.status = 'APROVADA') as "totalPontos"
  from sellers v join stores s on s.id = v.store_id where v.id = $1`;

type SellerRow = Omit<z.output<typeof sellerRule>, 'cartao' | 'saldoPontos' | 'totalPontos'> & { totalPontos: string };

/** The provider's id and its token, when the body has exactly that one field. */
function socialTokenOf({ env }: AppContext, body: Record<string, unknown> | unknown[]): { provedor: string; token: unknown } | null {
  const [field, ...others] = Object.entries(body);
  return field && others.length === 0 && env.SOCIAL_PROVIDERS.some(({ id }) => id === field[0])
    ? { provedor: field[0], token: field[1] }
    : null;
}

// doc 000 §7: { cpf, senha }, or one social token keyed by its provider. Answers { token, parceiro }.
defineRoute({
  method: 'POST',
  path: '/api/sessoes/parceiro',
  tag: 'Sessões',
  summary: 'Entrada do vendedor: CPF e senha, ou o token de um provedor social',
  permission: 'session:create',
  description: 'A entrada social traz um único campo, com o nome do provedor e o ID token.',
  body: [inputOf(signInSeller), z.record(z.string(), z.string())],
  isKeyed: false,
  answer: z.strictObject({ token: z.string(), parceiro: sellerRule }),
  refuses: [
    'SESSION_CREDENTIALS_WRONG',
    'SESSION_SELLER_INACTIVE',
    'SOCIAL_NOT_LINKED',
    'SOCIAL_PROVIDER_AWAY',
    'SOCIAL_TOKEN_INVALID',
    'TOO_MANY_ATTEMPTS',
  ],
  refusal: {
    keys: z.strictObject({
      social: z
        .strictObject({ provedor: z.string(), id: z.string(), nome: z.string().nullable(), email: z.string().nullable() })
        .optional(),
    }),
    read: ({ code, params }) => (code === 'SOCIAL_NOT_LINKED' ? { social: params } : {}),
  },
  handle: async ({ ctx, body }) => {
    const social = socialTokenOf(ctx, body);
    const { token, personId } = social ? await runAction(signInSellerByToken, ctx, social) : await runAction(signInSeller, ctx, body);
    const viewer = await readViewer(await signedInContext(ctx, token));
    const [parceiro] = await ctx.read<SellerRow>(SELLER, [personId]);
    const cartao = sellerCard(await cardOfSeller(ctx.read, personId));
    const points = { saldoPontos: toJsonNumber(viewer?.saldoPontos ?? '0'), totalPontos: toJsonNumber(parceiro!.totalPontos) };
    return { token, parceiro: { ...parceiro!, cartao, ...points } };
  },
});

const CONSUMER = `select id, nome, cpf, email, celular, sexo, data_nascimento as "dataNascimento", end_rua as "endRua", end_numero as "endNumero",
    end_bairro as "endBairro", end_cidade as "endCidade", end_estado as "endEstado", end_cep as "endCep", end_complemento as "endComplemento",
    terms_accepted(aceitou_regulamento_em)::int as "aceitouRegulamento", ativo::int as ativo from consumers where id = $1`;

// doc 000 §7: { token, cliente }.
defineRoute({
  method: 'POST',
  path: '/api/sessoes/cliente',
  tag: 'Sessões',
  summary: 'Entrada do cliente',
  permission: 'session:create',
  body: inputOf(signInConsumer),
  isKeyed: false,
  answer: z.strictObject({ token: z.string(), cliente: consumerRule }),
  refuses: ['SESSION_CREDENTIALS_WRONG', 'SESSION_PERSON_INACTIVE', 'TOO_MANY_ATTEMPTS'],
  handle: async ({ ctx, body }) => {
    const { token, personId } = await runAction(signInConsumer, ctx, body);
    const viewer = await readViewer(await signedInContext(ctx, token));
    const [cliente] = await ctx.read<Omit<z.output<typeof consumerRule>, 'saldoCashback'>>(CONSUMER, [personId]);
    return { token, cliente: { ...cliente!, saldoCashback: Number(viewer?.saldoCashback ?? 0) } };
  },
});
