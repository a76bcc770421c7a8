import { defineEntity, p } from '@mikro-orm/postgresql';
import { amount, createdAt, id, instant, searchText } from '../../platform/db/columns.ts';

/** A code that gives points to people who register with it (código de cadastro, document 001 §3). */
export const RegistrationCode = defineEntity({
  name: 'RegistrationCode',
  tableName: 'registration_codes',
  properties: {
    id: id(),
    /** Upper case; unique among those not deleted. */
    codigo: p.text(),
    pontos: amount(),
    usos: p.integer(),
    /** Incremented only by the function that uses a code, never above `usos`. */
    usosRealizados: p.integer().default(0),
    /** Last São Paulo day of use; null never expires. */
    expiraEm: p.date().nullable(),
    /** Staff who set its points: nobody earns by a code of their own. */
    salvoPorIds: p.array<number>().columnType('int[]').defaultRaw("'{}'"),
    criadoEm: createdAt(),
    excluidoEm: instant().nullable(),
    busca: searchText('codigo'),
  },
});

/** One use of a code by one CPF, with the code and points at that time. A seller's points are in the ledger under the same key. */
export const RegistrationCodeUse = defineEntity({
  name: 'RegistrationCodeUse',
  tableName: 'registration_code_uses',
  properties: {
    id: id(),
    registrationCode: () => p.manyToOne(RegistrationCode).deleteRule('restrict'),
    codigo: p.text(),
    /** Digits. One use per code and CPF, and a weekly limit across all codes. */
    cpf: p.text(),
    // Plain numbers with foreign keys in SQL: the members' modules depend on this one, so entity references would form a cycle.
    sellerId: p.integer().index().nullable(),
    consumerId: p.integer().nullable(),
    /** Credited; 0 for consumers, who earn no points. */
    pontos: amount(),
    venceEm: p.date().nullable(),
    dataUtilizacao: instant(),
  },
  uniques: [{ properties: ['registrationCode', 'cpf'] }],
  indexes: [{ properties: ['cpf', 'dataUtilizacao'] }],
});
