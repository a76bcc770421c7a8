import { Int } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/date-time.ts';
import { IdScalar } from '../../platform/graphql/id.ts';
import { type FieldsOf, field, objectType } from '../../platform/graphql/object-type.ts';
import type { StatusChangeEntry } from './status-changes.ts';

export const StatusChangeType = objectType('StatusChange', "An entry of a seller's or a consumer's activation history.", {
  id: field(IdScalar),
  criadoEm: field(DateTimeScalar),
  usuario: field(String, 'Name of the member of staff.'),
  statusAnterior: field(Int, '1 active, else inactive.'),
  statusNovo: field(Int, '1 active, else inactive.'),
  justificativa: field(String),
} satisfies FieldsOf<StatusChangeEntry>);
