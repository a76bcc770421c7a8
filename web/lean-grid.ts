import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const FOLDER = /[\\/]node_modules[\\/]@mui[\\/]x-data-grid[\\/](.+)\.mjs$/;

/** What the grid can do beside what lists here let it do: they filter, page, export and edit by controls of their own. */
const UNUSED = new Set([
  ...['GridFilterForm', 'GridFilterPanel', 'GridFilterInputBoolean', 'GridFilterInputDate', 'GridFilterInputMultipleSingleSelect'].map(
    (name) => `components/panel/filterPanel/${name}`,
  ),
  ...['GridFilterInputMultipleValue', 'GridFilterInputSingleSelect', 'GridFilterInputValue'].map(
    (name) => `components/panel/filterPanel/${name}`,
  ),
  'components/panel/GridColumnsPanel',
  'components/panel/GridPanel',
  'components/columnsManagement/GridColumnsManagement',
  'components/toolbarV8/GridToolbar',
  ...['GridActionsCell', 'GridBooleanCell', 'GridEditBooleanCell', 'GridEditDateCell', 'GridEditInputCell'].map(
    (name) => `components/cell/${name}`,
  ),
  ...['GridEditLongTextCell', 'GridEditSingleSelectCell', 'GridLongTextCell'].map((name) => `components/cell/${name}`),
  'components/menu/columnMenu/menuItems/GridColumnMenuColumnsItem',
  'components/menu/columnMenu/menuItems/GridColumnMenuFilterItem',
  'components/GridFooter',
  'components/GridPagination',
  'components/GridRowCount',
  'hooks/features/editing/useGridRowEditing',
  'hooks/features/export/useGridCsvExport',
  'hooks/features/export/useGridPrintExport',
]);
/** Controls that only those parts are made of. */
const CONTROLS = /^@mui\/material\/(Autocomplete|Badge|Chip|Switch|Tab|TablePagination|Tabs|TextareaAutosize|ToggleButton)$/;
const CONTROLS_OF = 'material/index';
const NOTHING = '\0nothing-of-the-grid';

const moduleOf = (id: string | undefined): string => FOLDER.exec(id ?? '')?.[1]?.replaceAll('\\', '/') ?? '';

/** Names that a module of the library declares and exports. */
const exportsOf = (code: string): string[] => [
  ...[...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name!),
  ...[...code.matchAll(/^export \{ ([^}]+) \}/gm)].flatMap(([, names]) => names!.split(',').map((name) => name.trim())),
];

/** Leaves parts of the data grid that are never drawn out of the built client; each is nothing there, under the same names. */
export const leanGrid = (): Plugin => ({
  name: 'lean-grid',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return CONTROLS.test(source) && moduleOf(importer) === CONTROLS_OF ? NOTHING : null;
  },
  async load(id) {
    if (id === NOTHING) return 'export const tablePaginationClasses = {};\nexport default () => null;';
    if (!UNUSED.has(moduleOf(id))) return null;
    const names = exportsOf(await readFile(id, 'utf8'));
    return `const nothing = () => null;\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} };`;
  },
});
