import type { Plugin } from 'vite';

/** Controls of the grid's own filters, pages and columns panel. Lists here filter, page and choose columns by controls of their own. */
const UNUSED = /^@mui\/material\/(Autocomplete|Badge|Chip|Switch|Tab|TablePagination|Tabs|TextareaAutosize|ToggleButton)$/;
const GRID = /[\\/]node_modules[\\/]@mui[\\/]x-data-grid[\\/]/;
const NOTHING = '\0nothing-of-the-grid';

/** Leaves controls that the data grid imports and never draws here out of the built client: 18 kB gzipped of every list. */
export const leanGrid = (): Plugin => ({
  name: 'lean-grid',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    return UNUSED.test(source) && GRID.test(importer ?? '') ? NOTHING : null;
  },
  load(id) {
    return id === NOTHING ? 'export const tablePaginationClasses = {};\nexport default () => null;' : null;
  },
});
