import { explorerPlugin } from '@graphiql/plugin-explorer';
import type { GraphiQLPlugin } from '@graphiql/react';
import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { HISTORY_PLUGIN } from 'graphiql';
import { CataloguePanel } from './catalogue-panel.tsx';
import { consoleTexts as texts } from './console.messages.ts';
import { ParametersPanel } from './parameters-panel.tsx';

export const CATALOGUE_PLUGIN: GraphiQLPlugin = { title: texts.ask, icon: QueryStatsOutlined, content: CataloguePanel };
export const PARAMETERS_PLUGIN: GraphiQLPlugin = { title: texts.parameters, icon: TuneOutlined, content: ParametersPanel };

/** The panels beside the documentation. GraphiQL compares them by identity, so they are made once. */
export const consolePlugins: GraphiQLPlugin[] = [
  CATALOGUE_PLUGIN,
  PARAMETERS_PLUGIN,
  explorerPlugin({ showAttribution: false, hideActions: true }),
  HISTORY_PLUGIN,
];
