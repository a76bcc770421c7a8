import { defineEntity, p } from '@mikro-orm/postgresql';
import { createdAt, id } from '../../platform/db/columns.ts';
import { StoredFile } from '../files/index.ts';
import { Redemption } from '../redemptions/index.ts';
import { StaffUser } from '../staff/index.ts';

/** A photo or video of a redemption (document 001 §3 Media). */
export const RedemptionMedia = defineEntity({
  name: 'RedemptionMedia',
  tableName: 'redemption_media',
  properties: {
    id: id(),
    redemption: () => p.manyToOne(Redemption).index().deleteRule('restrict'),
    file: () => p.manyToOne(StoredFile).unique().deleteRule('restrict'),
    /** Who sent it. */
    staffUser: () => p.manyToOne(StaffUser).index().deleteRule('restrict'),
    criadoEm: createdAt(),
  },
});
