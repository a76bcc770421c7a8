import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { attempt } from '../../../session/failure.ts';
import { confirm } from '../../../ui/confirm.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { messages } from '../../../ui/messages.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import {
  type SavedQueriesQuery,
  useDeleteSavedQueryMutation,
  useSavedQueriesQuery,
  useUpdateSavedQueryMutation,
} from './analysis.generated.ts';
import { analysisTexts as texts } from './analysis.messages.ts';

type Saved = SavedQueriesQuery['savedQueries']['items'][number];
interface Question {
  consulta: string;
  variaveis: string;
}
interface SavedQueriesDialogProps {
  viewerId: string;
  /** The editor's current query. */
  current: () => Question;
  onOpen: (query: Question) => void;
  onClose: () => void;
}

const refresh = { refetchQueries: ['savedQueries'], awaitRefetchQueries: true };

/** The person's own saved queries and those shared by others. */
export const SavedQueriesDialog = ({ viewerId, current, onOpen, onClose }: SavedQueriesDialogProps) => {
  const titleId = useId();
  const { data, error, refetch } = useSavedQueriesQuery({
    variables: { options: { pageSize: 1000 } },
    context: { silent: true },
    fetchPolicy: 'cache-and-network',
  });
  const [edit] = useUpdateSavedQueryMutation(refresh);
  const [remove] = useDeleteSavedQueryMutation(refresh);
  const replace = async ({ id, nome, compartilhada }: Saved) => {
    if (await attempt(edit({ variables: { id, input: { nome, compartilhada, ...current() } } }))) toast.success(texts.replaced);
  };
  const ask = async ({ id, nome }: Saved) => {
    if (!(await confirm({ title: texts.removeTitle, text: texts.removeQuestion(nome), danger: true }))) return;
    if (await attempt(remove({ variables: { id } }))) toast.success(texts.removed);
  };
  const items = data?.savedQueries.items;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.saved}</DialogTitle>
      <DialogContent>
        {error && <ErrorState onRetry={() => void refetch()} />}
        {!error && !items && <LoadingState rows={3} />}
        {items?.length === 0 && <EmptyState title={texts.noSaved} />}
        <List disablePadding>
          {items?.map((saved) => (
            <ListItem key={saved.id} disablePadding divider sx={{ flexWrap: 'wrap' }}>
              <ListItemButton onClick={() => onOpen(saved)} aria-label={`${texts.open}: ${saved.nome}`}>
                <ListItemText primary={saved.nome} secondary={saved.compartilhada ? texts.sharedBy(saved.dono) : texts.private} />
              </ListItemButton>
              {saved.staffUserId === viewerId && (
                <>
                  <Button size="small" onClick={() => void replace(saved)}>
                    {texts.replace}
                  </Button>
                  <Button size="small" color="error" onClick={() => void ask(saved)}>
                    {texts.remove}
                  </Button>
                </>
              )}
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
