import { z } from 'zod';
import { abilitiesOf, mayDo } from '../../platform/actor.ts';
import type { AppContext } from '../../platform/context.ts';
import { seesMasks } from '../../platform/lists/personal.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import { shownOfSql } from '../ledger/index.ts';
import { networksUnderAlert } from '../stock/index.ts';

/** Who is signed in, with what the app shells need on every screen. Decimals are text; other audiences' fields are null. */
export interface Viewer {
  kind: 'STAFF' | 'SELLER' | 'CONSUMER';
  id: number;
  nome: string;
  cpf: string;
  email: string | null;
  abilities: string[];
  dadosMascarados: boolean;
  /** The person has a second factor; false for members. */
  segundoFator: boolean;
  /** Their level must have one and they have none: nothing else is allowed until they register it. */
  segundoFatorPendente: boolean;
  /** Networks with an anti-fraud alert; only for those who may see the report. */
  redesAntifraude: string[];
  saldoPontos: string | null;
  saldoCashback: string | null;
  aceitouRegulamento: boolean | null;
  resgateLiberado: boolean | null;
  tipoPontuacao: number | null;
  cenario: number | null;
  /** What the scenario of a seller's store adds to the rules. */
  textoCenario: string | null;
  idIndicacao: string | null;
  cnpjRevenda: string | null;
  revenda: string | null;
}

type PersonRow = Omit<Viewer, 'kind' | 'abilities' | 'dadosMascarados' | 'segundoFator' | 'segundoFatorPendente' | 'redesAntifraude'>;

const SELECTS = {
  staff: `select id, nome, cpf, email, null as "saldoPontos", null as "saldoCashback", null as "aceitouRegulamento", null as "resgateLiberado",
    null as "tipoPontuacao", null as cenario, null as "textoCenario", null as "idIndicacao", null as "cnpjRevenda", null as revenda from staff_users where id = $1 and $2::date is not null`,
  seller: `select v.id, v.nome, v.cpf, v.email, ${shownOfSql({ holder: 'SELLER', currency: 'PONTO', id: 'v.id', today: '$2' })} as "saldoPontos", null as "saldoCashback",
    terms_accepted(v.aceitou_regulamento_em) as "aceitouRegulamento", s.resgate_liberado as "resgateLiberado", s.tipo_pontuacao as "tipoPontuacao",
    s.cenario, k.texto_regulamento as "textoCenario", v.id_indicacao as "idIndicacao", s.cnpj as "cnpjRevenda", s.nome_fantasia as revenda
    from sellers v join stores s on s.id = v.store_id join scenarios k on k.id = s.cenario where v.id = $1`,
  consumer: `select c.id, c.nome, c.cpf, c.email, null as "saldoPontos", ${shownOfSql({ holder: 'CONSUMER', currency: 'BRL', id: 'c.id', today: '$2' })} as "saldoCashback",
    terms_accepted(c.aceitou_regulamento_em) as "aceitouRegulamento", null as "resgateLiberado", null as "tipoPontuacao", null as cenario,
    null as "textoCenario", null as "idIndicacao", null as "cnpjRevenda", null as revenda from consumers c where c.id = $1`,
} as const;

/** The person of this request's session, or null for a visitor. */
export async function readViewer(ctx: AppContext): Promise<Viewer | null> {
  const { actor } = ctx;
  if (actor.kind === 'anonymous' || actor.kind === 'system' || actor.kind === 'integration') return null;
  const [person] = await ctx.read<PersonRow>(SELECTS[actor.kind], [actor.id, ctx.clock.today()]);
  if (!person) return null;
  const kind = ({ staff: 'STAFF', seller: 'SELLER', consumer: 'CONSUMER' } as const)[actor.kind];
  return {
    ...person,
    kind,
    abilities: abilitiesOf(actor),
    dadosMascarados: seesMasks(actor),
    segundoFator: actor.kind === 'staff' && actor.hasFactor === true,
    segundoFatorPendente: actor.kind === 'staff' && actor.mustRegisterFactor === true,
    redesAntifraude: mayDo(actor, 'antifraud:read') ? await networksUnderAlert(ctx) : [],
  };
}

export const viewerQuery = defineQuery({ name: 'viewer', permission: 'viewer:read', input: z.strictObject({}), read: readViewer });

/** The programme's name and contacts, for visitors too. */
export const programmeQuery = defineQuery({
  name: 'programme',
  permission: 'programme:read',
  input: z.strictObject({}),
  read: async ({ env }) => ({
    nome: env.PROGRAMA_NOME,
    suporteEmail: env.SUPORTE_EMAIL ?? null,
    suporteChat: env.SUPORTE_CHAT_URL ?? null,
    hostsCashback: env.CASHBACK_HOSTS,
    videoTutorial: env.TUTORIAL_VIDEO_URL ?? null,
    provedoresSociais: env.SOCIAL_PROVIDERS.map(({ id, nome }) => ({ id, nome })),
  }),
});
