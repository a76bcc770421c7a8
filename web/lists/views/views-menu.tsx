import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import type { ListViewInput } from '../../graphql/types.generated.ts';
import { confirm } from '../../ui/confirm.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import {
  type ListViewRowFragment,
  ListViewsDocument,
  useDeleteListViewMutation,
  useSetDefaultListViewMutation,
  useUpdateListViewMutation,
} from './list-views.generated.ts';
import type { ListViews } from './use-list-views.ts';
import { savedStateOf } from './view-state.ts';
import { viewTexts as texts } from './view-texts.ts';

const SaveViewDialog = lazyDialog(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

export interface ViewsMenuProps {
  anchor: HTMLElement | null;
  list: string;
  views: ListViews;
  /** The list as it is shown now, to be saved. */
  now: Pick<ListViewInput, 'parametros' | 'colunas' | 'densidade'>;
  isChanged: boolean;
  onClose: () => void;
}

const detailOf = ({ propria, padrao, dono }: ListViewRowFragment) =>
  [propria ? '' : texts.sharedBy(dono), padrao ? texts.isDefault : ''].filter(Boolean).join(' · ');

/** The saved views of a list: choose, save, share, open the list with one. */
export const ViewsMenu = ({ anchor, list, views, now, isChanged, onClose }: ViewsMenuProps) => {
  const [dialog, setDialog] = useState<{ view: ListViewRowFragment | null } | null>(null);
  const refresh = { refetchQueries: [{ query: ListViewsDocument, variables: { lista: list } }], awaitRefetchQueries: true };
  const [update] = useUpdateListViewMutation(refresh);
  const [remove] = useDeleteListViewMutation(refresh);
  const [setDefault] = useSetDefaultListViewMutation(refresh);
  const { current } = views;
  const choose = (view: ListViewRowFragment | null) => {
    views.choose(view);
    onClose();
  };
  const handleSave = async ({ id, nome, niveis }: ListViewRowFragment) => {
    onClose();
    await update({ variables: { id, input: { ...now, nome, niveis: [...niveis] } } });
    toast.success(texts.saved);
  };
  const handleDefault = async ({ id, padrao }: ListViewRowFragment) => {
    onClose();
    await setDefault({ variables: { lista: list, id: padrao ? null : id } });
    toast.success(padrao ? texts.defaultCleared : texts.defaultSet);
  };
  const handleRemove = async ({ id, nome }: ListViewRowFragment) => {
    onClose();
    if (!(await confirm({ title: texts.removeQuestion(nome), text: texts.removeText, confirmLabel: texts.remove, danger: true }))) return;
    await remove({ variables: { id } });
    views.choose(null);
    toast.success(texts.removed);
  };
  if (dialog) {
    return (
      <SaveViewDialog
        list={list}
        view={dialog.view}
        // A new name is not a new state: what was changed since is saved by its own entry.
        state={dialog.view ? savedStateOf(dialog.view) : now}
        onCreated={views.choose}
        onClose={onClose}
      />
    );
  }
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': texts.views }, paper: { sx: { minWidth: 260, maxWidth: 360 } } }}
    >
      <MenuItem role="menuitemradio" aria-checked={!current} selected={!current} onClick={() => choose(null)}>
        {texts.asTheProductHasIt}
      </MenuItem>
      {views.views.map((view) => (
        <MenuItem
          key={view.id}
          role="menuitemradio"
          aria-checked={view.id === current?.id}
          selected={view.id === current?.id}
          onClick={() => choose(view)}
        >
          <ListItemText primary={view.nome} secondary={detailOf(view)} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
        </MenuItem>
      ))}
      <Divider />
      {current?.propria && isChanged ? <MenuItem onClick={() => void handleSave(current)}>{texts.saveChanges}</MenuItem> : null}
      <MenuItem onClick={() => setDialog({ view: null })}>{texts.save}</MenuItem>
      {current?.propria ? <MenuItem onClick={() => setDialog({ view: current })}>{texts.edit}</MenuItem> : null}
      {current ? (
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={current.padrao}
          selected={current.padrao}
          onClick={() => void handleDefault(current)}
        >
          {texts.openWith}
        </MenuItem>
      ) : null}
      {current?.propria ? (
        <MenuItem onClick={() => void handleRemove(current)} sx={{ color: 'error.main' }}>
          {texts.remove}
        </MenuItem>
      ) : null}
    </Menu>
  );
};
