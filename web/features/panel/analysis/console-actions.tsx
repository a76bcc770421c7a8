import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { analysisTexts as texts } from './analysis.messages.ts';
import { consoleTexts } from './console/console.messages.ts';
import { CATALOGUE_PLUGIN, PARAMETERS_PLUGIN } from './console/console-plugins.ts';
import { hasParameters } from './console/parameters.ts';
import { SaveQueryDialog } from './save-query-dialog.tsx';
import { SavedQueriesDialog } from './saved-queries-dialog.tsx';

/** A button that is only its icon where there is no room. */
const Action = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Button size="small" aria-label={label} title={label} startIcon={icon} onClick={onClick} sx={{ minHeight: 44 }}>
    <span>{label}</span>
  </Button>
);

/** Actions on the editor's query. */
export const ConsoleActions = ({ viewerId }: { viewerId: string }) => {
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  const visible = useGraphiQL((state) => state.visiblePlugin);
  const { setVisiblePlugin } = useGraphiQLActions();
  const [saving, setSaving] = useState(false);
  const [listing, setListing] = useState(false);
  const current = () => ({ consulta: queryEditor?.getValue() ?? '', variaveis: variableEditor?.getValue().trim() ?? '' });
  const save = () => (current().consulta.trim() ? setSaving(true) : toast.error(texts.nothingToSave));
  const show = (plugin: typeof CATALOGUE_PLUGIN) => setVisiblePlugin(visible === plugin ? null : plugin);
  return (
    <>
      <Action label={consoleTexts.ask} icon={<QueryStatsOutlined />} onClick={() => show(CATALOGUE_PLUGIN)} />
      <Action label={consoleTexts.parameters} icon={<TuneOutlined />} onClick={() => show(PARAMETERS_PLUGIN)} />
      <Action label={texts.saved} icon={<BookmarksOutlined />} onClick={() => setListing(true)} />
      <Action label={texts.save} icon={<BookmarkAddOutlined />} onClick={save} />
      {saving && <SaveQueryDialog query={current()} onClose={() => setSaving(false)} />}
      {listing && (
        <SavedQueriesDialog
          viewerId={viewerId}
          current={current}
          onOpen={({ consulta, variaveis }) => {
            queryEditor?.setValue(consulta);
            variableEditor?.setValue(variaveis);
            if (hasParameters(consulta)) setVisiblePlugin(PARAMETERS_PLUGIN);
            setListing(false);
          }}
          onClose={() => setListing(false)}
        />
      )}
    </>
  );
};
