import { ptBR } from '@mui/x-data-grid/locales';

/** The grid's own texts in pt-BR, with the documented one where the two differ. */
export const gridTexts = {
  ...ptBR.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: 'Sem resultados',
  noResultsOverlayLabel: 'Nenhum resultado',
};
