import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineQuery } from '../../platform/queries/query.ts';
import type { Sex } from '../../shared/enums.ts';

/** The signed-in member's personal data, as Meu Perfil and Contato show them (document 002 §3). */
export interface OwnProfile {
  id: number;
  nome: string;
  cpf: string;
  email: string | null;
  celular: string | null;
  /** Sellers only. */
  telefone: string | null;
  sexo: Sex | null;
  dataNascimento: string | null;
  endRua: string | null;
  endNumero: string | null;
  endComplemento: string | null;
  endBairro: string | null;
  endCidade: string | null;
  endEstado: string | null;
  endCep: string | null;
  /** A seller's store. */
  revenda: string | null;
  /** Whether there is a password to change: members who only use a social provider have none. */
  temSenha: boolean;
}

const FIELDS = `p.id, p.nome, p.cpf, p.email, p.celular, p.telefone, p.sexo, p.data_nascimento as "dataNascimento", p.end_rua as "endRua",
  p.end_numero as "endNumero", p.end_complemento as "endComplemento", p.end_bairro as "endBairro", p.end_cidade as "endCidade",
  p.end_estado as "endEstado", p.end_cep as "endCep", p.senha_hash is not null as "temSenha"`;

const PROFILES = {
  seller: `select ${FIELDS}, s.nome_fantasia as revenda from sellers p join stores s on s.id = p.store_id where p.id = $1`,
  consumer: `select ${FIELDS}, null as revenda from consumers p where p.id = $1`,
} as const;

/** The member's own personal data. Refuses: NOT_FOUND. */
export async function readOwnProfile({ actor, read }: Pick<AppContext, 'actor' | 'read'>): Promise<OwnProfile> {
  if (actor.kind !== 'seller' && actor.kind !== 'consumer') throw new AppError('NOT_FOUND');
  const [profile] = await read<OwnProfile>(PROFILES[actor.kind], [actor.id]);
  if (!profile) throw new AppError('NOT_FOUND');
  return profile;
}

export const ownProfileQuery = defineQuery({
  name: 'ownProfile',
  permission: 'ownProfile:read',
  input: z.strictObject({}),
  read: readOwnProfile,
});
