import { useMemo } from 'react';
import type { StoreSwitchesInput } from '../../../graphql/types.generated.ts';
import { switchColumn } from '../../../lists/columns/switch-column.tsx';
import type { ListAction, ListColumn } from '../../../lists/list-types.ts';
import { attempt } from '../../../session/failure.ts';
import { useCan } from '../../../session/session-context.ts';
import { toast } from '../../../ui/toast.ts';
import { type StoreRowFragment as Row, useSetStoreActiveMutation } from './stores.generated.ts';
import { storeTexts as texts } from './stores.messages.ts';

type Switch = 'ativo' | 'ativoClientes' | 'resgateLiberado';

const switches: readonly { field: Switch; title: string; done: string; on: string; off: string }[] = [
  { field: 'ativo', title: 'Ativo', done: texts.statusChanged, on: texts.activate, off: texts.deactivate },
  { field: 'ativoClientes', title: 'Ativo Clientes', done: texts.statusChanged, on: texts.openToConsumers, off: texts.closeToConsumers },
  { field: 'resgateLiberado', title: 'Resgate Liberado', done: texts.releaseChanged, on: texts.release, off: texts.hold },
];

interface StoreSwitches {
  /** One column per switch. Lists show the first; the store's page shows all. */
  switchColumns: readonly ListColumn<Row>[];
  /** The same changes as actions of a row. */
  switchActions: (row: Row) => readonly ListAction[];
}

/** The documented switches of a store (document 001 §6). */
export const useStoreSwitches = (): StoreSwitches => {
  const can = useCan();
  const [change] = useSetStoreActiveMutation();
  const isHidden = !can('store:set-active');
  return useMemo(() => {
    const put = async ({ id }: Row, field: Switch, { next, done }: { next: boolean; done: string }) => {
      const input: StoreSwitchesInput = { [field]: next };
      if (await attempt(change({ variables: { id, input } }))) toast.success(done);
    };
    return {
      switchColumns: switches.map(({ field, title, done }) =>
        switchColumn<Row>({
          field,
          title,
          ability: 'store:set-active',
          hidden: field !== 'ativo',
          checked: (row) => row[field],
          label: ({ nomeFantasia }) => `${title}: ${nomeFantasia}`,
          onSwitch: (row, next) => put(row, field, { next, done }),
        }),
      ),
      switchActions: (row) =>
        switches.map(({ field, done, on, off }) => ({
          label: row[field] ? off : on,
          onClick: () => put(row, field, { next: !row[field], done }),
          hidden: isHidden,
        })),
    };
  }, [change, isHidden]);
};
