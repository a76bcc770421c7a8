import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import LinearProgress from '@mui/material/LinearProgress';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan, useViewer } from '../session/session-context.ts';
import { actOnArrival } from '../ui/arrival.ts';
import { matching } from './matching.ts';
import { entryOfPath, type MenuSection } from './menu.ts';
import { paletteMessages } from './palette.messages.ts';
import { actionChoice, panelActions } from './palette-actions.ts';
import { PaletteChoice, PaletteGroup } from './palette-choice.tsx';
import { panelMessages } from './panel.messages.ts';
import { recentChoices, rememberChoice } from './recent-choices.ts';
import type { Choice } from './search-kinds.ts';
import { useSearch } from './use-search.ts';

/** Screens and actions shown above what the server found: more would push it out of sight. */
const MOST_SCREENS = 6;
const MOST_ACTIONS = 5;

const screensOf = (menu: readonly MenuSection[]): Choice[] => {
  const screen = (title: string, group: string, path: string): Choice => ({
    key: path,
    group,
    icon: 'screen',
    title,
    detail: '',
    to: `/painel/${path}`,
    recall: { kind: null, id: path },
  });
  return [
    ...menu.flatMap(({ label: section, icon, entries }) =>
      entries.map(({ label, path }) => screen(icon === 'register' ? `${section} ${label}` : label, section, path)),
    ),
    screen(panelMessages.profile, panelMessages.panel, 'perfil'),
  ];
};

const screensFound = (screens: readonly Choice[], typed: string): Choice[] =>
  matching(screens, typed)
    .slice(0, MOST_SCREENS)
    .map((screen) => ({ ...screen, group: paletteMessages.searchScreens, detail: screen.group }));

/** The actions that the person may do on a screen they have, by the words of their names. */
const useActions = (menu: readonly MenuSection[]): Choice[] => {
  const can = useCan();
  return useMemo(
    () => panelActions.filter(({ path, permission }) => can(permission) && entryOfPath(menu, path) !== null).map(actionChoice),
    [menu, can],
  );
};

const useChoices = (menu: readonly MenuSection[], person: string, typed: string) => {
  const actions = useActions(menu);
  const screens = useMemo(() => screensOf(menu), [menu]);
  const recent = useMemo(() => recentChoices(person, menu), [person, menu]);
  const search = useSearch(typed);
  const isNumber = /^\s*\d+\s*$/.test(typed);
  const found = isNumber ? [] : [...screensFound(screens, typed), ...matching(actions, typed).slice(0, MOST_ACTIONS)];
  const choices = typed.trim() ? [...found, ...search.choices] : [...recent, ...screens];
  return { ...search, choices };
};

/** The list is a part of the dialog, not a layer above it: it grows with the dialog and cannot leave it. */
const InFlow = ({ children }: PopperProps) => <div role="presentation">{typeof children === 'function' ? null : children}</div>;

/** Not from the server, so never out of date. */
const LOCAL: ReadonlySet<Choice['icon']> = new Set(['screen', 'recent', 'action']);

/** Finds screens, actions, people, stores, sales and the catalogue by name, document, code or number: Ctrl+K, type, Enter. */
export const CommandPalette = ({ menu, onClose }: { menu: readonly MenuSection[]; onClose: () => void }) => {
  const navigate = useNavigate();
  const person = useViewer()?.id ?? '';
  const [typed, setTyped] = useState('');
  const { choices, isOld, hasFailed } = useChoices(menu, person, typed);
  const handleChoice = (choice: Choice) => {
    rememberChoice(person, choice);
    if (choice.opens) actOnArrival(choice.to, choice.opens);
    onClose();
    void navigate(choice.to);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 0, sm: '10vh' } } }}
      slotProps={{
        paper: {
          'aria-label': paletteMessages.searchTitle,
          sx: { p: 2, m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' }, overflow: 'hidden' },
        },
      }}
    >
      <Autocomplete<Choice>
        open
        autoHighlight
        disablePortal
        slots={{ popper: InFlow }}
        options={choices}
        value={null}
        inputValue={typed}
        groupBy={({ group }) => group}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ title }) => title}
        getOptionDisabled={({ icon }) => isOld && !LOCAL.has(icon)}
        // The server and `screensFound` have already filtered.
        filterOptions={(all) => all}
        loading={isOld}
        loadingText={paletteMessages.searching}
        noOptionsText={hasFailed ? paletteMessages.searchFailed : paletteMessages.searchEmpty}
        forcePopupIcon={false}
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        onChange={(_event, choice) => choice && handleChoice(choice)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        renderGroup={({ key, group, children }) => (
          <PaletteGroup key={key} title={group}>
            {children}
          </PaletteGroup>
        )}
        renderOption={({ key, ...option }, choice) => <PaletteChoice key={key} {...option} choice={choice} />}
        renderInput={(input) => <TextField {...input} autoFocus placeholder={paletteMessages.searchPlaceholder} />}
        slotProps={{
          paper: { elevation: 0, sx: { bgcolor: 'transparent' } },
          listbox: { sx: { maxHeight: { xs: '60dvh', sm: '50dvh' }, overflowX: 'hidden' } },
        }}
      />
      <LinearProgress sx={{ position: 'absolute', left: 16, right: 16, bottom: 8, height: 2, visibility: isOld ? 'visible' : 'hidden' }} />
    </Dialog>
  );
};
