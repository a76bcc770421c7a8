import { findActor, readViewer, signInConsumer, signInSeller, signInStaff, updateOwnStaffProfile } from '../../modules/sessions/index.ts';
import { signInSellerByToken } from '../../modules/social/index.ts';
import { runAction } from '../../platform/actions/run-action.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineRoute } from '../../platform/rest/route.ts';

async function signedInContext(ctx: AppContext, token: string): Promise<AppContext> {
  const { actor } = await findActor(ctx.database, { any: token }, ctx.clock.now());
  return { ...ctx, actor };
}

// doc 000 §7 Authentication: { token, usuario, redesAntifraude }.
defineRoute({
  method: 'POST',
  path: '/api/sessoes/usuario',
  permission: 'session:create',
  handle: async ({ ctx, body }) => {
    const { token, personId } = await runAction(signInStaff, ctx, body);
    const viewer = await readViewer(await signedInContext(ctx, token));
    const [usuario] = await ctx.read(
      `select id, nome, cpf, email, permissao, array_to_string(id_revendas_permitidas, ',') as "idRevendasPermitidas",
        array_to_string(id_redes_permitidas, ',') as "idRedesPermitidas" from staff_users where id = $1`,
      [personId],
    );
    return { token, usuario, redesAntifraude: viewer?.redesAntifraude ?? [] };
  },
});

// doc 000 §7 Profile and state: the documented key `senha` is answered, the password never.
defineRoute({
  method: 'PUT',
  path: '/api/usuarios',
  permission: 'staffProfile:update',
  handle: async ({ ctx, body }) => {
    const { nome } = await runAction(updateOwnStaffProfile, ctx, body);
    return { nome, senha: null };
  },
});

const SELLER = `select v.id, v.nome, v.cpf, v.email, v.celular, v.telefone, v.sexo, v.data_nascimento as "dataNascimento", v.hobby,
    v.end_rua as "endRua", v.end_numero as "endNumero", v.end_bairro as "endBairro", v.end_cidade as "endCidade", v.end_estado as "endEstado",
    v.end_cep as "endCep", v.end_complemento as "endComplemento", (v.aceitou_regulamento_em is not null)::int as "aceitouRegulamento",
    v.google_auth_id as "googleAuthId", v.id_indicacao as "idIndicacao", v.ativo::int as ativo, s.cnpj as "cnpjRevenda",
    s.tipo_pontuacao as "tipoPontuacaoRevenda", json_build_object('id', s.id, 'cnpj', s.cnpj, 'nomeFantasia', s.nome_fantasia,
      'tipoPontuacao', s.tipo_pontuacao, 'resgateLiberado', s.resgate_liberado::int, 'cenario', s.cenario) as revenda,
    (select json_build_object('numero', k.numero, 'saldo', k.saldo, 'atualizadoEm', k.atualizado_em, 'bloqueado', k.bloqueado,
      'emDesbloqueio', k.em_desbloqueio, 'entregue', k.entregue) from cards k where k.seller_id = v.id) as cartao
  from sellers v join stores s on s.id = v.store_id where v.id = $1`;

/** The provider's id and its token, when the body is that one field and nothing else. */
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
  permission: 'session:create',
  refusal: ({ code, params }) => (code === 'SOCIAL_NOT_LINKED' ? { social: params } : {}),
  handle: async ({ ctx, body }) => {
    const social = socialTokenOf(ctx, body);
    const { token, personId } = social ? await runAction(signInSellerByToken, ctx, social) : await runAction(signInSeller, ctx, body);
    const viewer = await readViewer(await signedInContext(ctx, token));
    const [parceiro] = await ctx.read(SELLER, [personId]);
    return { token, parceiro: { ...parceiro, saldoPontos: Number(viewer?.saldoPontos ?? 0) } };
  },
});

const CONSUMER = `select id, nome, cpf, email, celular, sexo, data_nascimento as "dataNascimento", end_rua as "endRua", end_numero as "endNumero",
    end_bairro as "endBairro", end_cidade as "endCidade", end_estado as "endEstado", end_cep as "endCep", end_complemento as "endComplemento",
    (aceitou_regulamento_em is not null)::int as "aceitouRegulamento", ativo::int as ativo from consumers where id = $1`;

// doc 000 §7: { token, cliente }.
defineRoute({
  method: 'POST',
  path: '/api/sessoes/cliente',
  permission: 'session:create',
  handle: async ({ ctx, body }) => {
    const { token, personId } = await runAction(signInConsumer, ctx, body);
    const viewer = await readViewer(await signedInContext(ctx, token));
    const [cliente] = await ctx.read(CONSUMER, [personId]);
    return { token, cliente: { ...cliente, saldoCashback: Number(viewer?.saldoCashback ?? 0) } };
  },
});
