import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id, searchText } from '../../platform/db/columns.ts';

/** A member of the panel's staff (usuario); `permissao` is the level 0 to 5 of document 000 §6. */
export const StaffUser = defineEntity({
  name: 'StaffUser',
  tableName: 'staff_users',
  properties: {
    id: id(),
    nome: p.text(),
    cpf: p.text().unique(),
    email: p.text(),
    senhaHash: p.text().hidden(),
    permissao: p.smallint(),
    ativo: p.boolean().default(true),
    /** Waits for the approval of a second person; inactive until then. */
    pendente: p.boolean().default(false),
    /** The password is the one its creator typed: it only sets a new password, together with a code from the person's e-mail. */
    senhaInicial: p.boolean().default(false),
    /** Stores a level 3 is limited to. */
    idRevendasPermitidas: p.array<number>().columnType('int[]').defaultRaw("'{}'"),
    /** Networks a level 0, 1 or 5 is limited to; empty means all. */
    idRedesPermitidas: p.array<number>().columnType('int[]').defaultRaw("'{}'"),
    criadoEm: createdAt(),
    ultimoAcessoEm: p.datetime().columnType('timestamptz').nullable(),
    busca: searchText("nome || ' ' || cpf || ' ' || email"),
  },
});
