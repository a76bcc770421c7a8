import { useFormContext, useWatch } from 'react-hook-form';
import { StaffLevel } from '../../../../server/shared/enums.ts';
import { StaffStores } from '../../../pickers/staff-stores.tsx';
import type { StoreOption } from '../../../pickers/use-store-search.ts';
import { StaffNetworks } from './staff-networks.tsx';

const BY_NETWORK: readonly unknown[] = [StaffLevel.PROGRAMA, StaffLevel.OPERADOR, StaffLevel.PLUS];

/** What the chosen level may be restricted to: stores for level 3, networks for levels 0, 1 and 5 (document 000 §5 and §6). */
export const StaffReach = ({ stores = [] }: { stores?: readonly StoreOption[] }) => {
  const { control } = useFormContext();
  const level: unknown = useWatch({ control, name: 'permissao' });
  if (level === StaffLevel.VENDEDOR) return <StaffStores name="idRevendasPermitidas" initial={stores} required />;
  if (BY_NETWORK.includes(level)) return <StaffNetworks name="idRedesPermitidas" />;
  return null;
};
