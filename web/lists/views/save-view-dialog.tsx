import { createListViewRules } from '../../../server/modules/list-views/list-view.rules.ts';
import { STAFF_LEVEL_LABELS } from '../../../server/shared/enums.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import type { FieldDefinition } from '../../forms/form-fields.tsx';
import { LevelsField } from '../../forms/levels-field.tsx';
import type { ListViewInput } from '../../graphql/types.generated.ts';
import {
  type ListViewRowFragment,
  ListViewsDocument,
  useCreateListViewMutation,
  useUpdateListViewMutation,
} from './list-views.generated.ts';
import { viewTexts as texts } from './view-texts.ts';

interface SaveViewDialogProps {
  list: string;
  /** The view to change; null saves a new one. */
  view: ListViewRowFragment | null;
  state: Pick<ListViewInput, 'parametros' | 'colunas' | 'densidade'>;
  /** Called with a new view once the list of views has it. */
  onCreated: (view: Pick<ListViewRowFragment, 'id' | 'parametros'>) => void;
  onClose: () => void;
}

const rules = createListViewRules.pick({ nome: true, niveis: true });
const levels = Object.entries(STAFF_LEVEL_LABELS).map(([value, label]) => ({ value: Number(value), label }));
const fields: FieldDefinition[] = [
  { kind: 'text', name: 'nome', label: texts.name, required: true, maxLength: 60, span: 12 },
  {
    kind: 'custom',
    name: 'niveis',
    span: 12,
    content: <LevelsField name="niveis" label={texts.levels} helperText={texts.levelsHint} levels={levels} />,
  },
];

/** Names a view and chooses who sees it. */
export const SaveViewDialog = ({ list, view, state, onCreated, onClose }: SaveViewDialogProps) => {
  const refresh = { refetchQueries: [{ query: ListViewsDocument, variables: { lista: list } }], awaitRefetchQueries: true };
  const [create] = useCreateListViewMutation(refresh);
  const [update] = useUpdateListViewMutation(refresh);
  return (
    <FormDialog
      title={view ? texts.edit : texts.save}
      schema={rules}
      defaultValues={{ nome: view?.nome ?? '', niveis: [...(view?.niveis ?? [])] }}
      fields={fields}
      successText={texts.saved}
      onSubmit={async ({ nome, niveis }) => {
        const input = { ...state, nome, niveis };
        if (view) return update({ variables: { id: view.id, input } });
        const { data } = await create({ variables: { lista: list, input } });
        if (data) onCreated({ id: data.createListView.id, parametros: input.parametros });
      }}
      onClose={onClose}
    />
  );
};
