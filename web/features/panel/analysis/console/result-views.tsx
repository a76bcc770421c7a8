import { useGraphiQL } from '@graphiql/react';
import CloseFullscreenOutlined from '@mui/icons-material/CloseFullscreenOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { toResultTable } from '../../../../../server/shared/result-table.ts';
import { EmptyState } from '../../../../ui/states.tsx';
import { analysisTexts } from '../analysis.messages.ts';
import type { consoleStorage } from '../console-storage.ts';
import { download } from '../download-result.ts';
import { ChartView } from './chart-view.tsx';
import { consoleTexts as texts } from './console.messages.ts';
import { TableView } from './table-view.tsx';
import { entryOfAnswer, knownColumns } from './titles.ts';
import { useCatalogue } from './use-catalogue.ts';

export const RESULT_VIEWS = ['json', 'table', 'chart'] as const;
export type ResultView = (typeof RESULT_VIEWS)[number];

interface Answer {
  data?: unknown;
  extensions?: { cost?: { price: number; limit: number } };
}

/** The answer of the tab that is open. */
const useAnswer = (): Answer => {
  const response = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.response);
  return useMemo(() => {
    try {
      return (JSON.parse(response ?? '{}') ?? {}) as Answer;
    } catch {
      return {};
    }
  }, [response]);
};

interface ResultViewsProps {
  /** Number of queries run so far: a new result starts at the first page. */
  runs: number;
  storage: ReturnType<typeof consoleStorage>;
  view: ResultView;
  onView: (view: ResultView) => void;
  isExpanded: boolean;
  onExpand: (isExpanded: boolean) => void;
}

/** The result as JSON, table or chart, and its files. GraphiQL itself shows the JSON. */
export const ResultViews = ({ runs, storage, view, onView, isExpanded, onExpand }: ResultViewsProps) => {
  const { data, extensions } = useAnswer();
  const { catalogue } = useCatalogue();
  const table = useMemo(() => toResultTable(data), [data]);
  const known = useMemo(() => knownColumns(entryOfAnswer(catalogue, data)), [catalogue, data]);
  const id = useId();
  const cost = extensions?.cost;
  const expandText = isExpanded ? texts.shrink : texts.expand;
  return (
    <>
      <Box className="console-own console-result-bar">
        <Tabs value={view} onChange={(_event, next: ResultView) => onView(next)} aria-label={texts.result}>
          {RESULT_VIEWS.map((one) => (
            <Tab key={one} value={one} label={texts.views[one]} id={`${id}-${one}`} sx={{ minWidth: 72, px: 1.5 }} />
          ))}
        </Tabs>
        <Typography
          variant="caption"
          role="status"
          color="textSecondary"
          sx={{ flex: '1 1 auto', textAlign: 'right', whiteSpace: 'nowrap' }}
        >
          {cost ? analysisTexts.cost(cost.price, cost.limit) : ''}
        </Typography>
        <Box sx={{ display: 'flex' }}>
          {(['csv', 'xlsx'] as const).map((format) => (
            <Tooltip key={format} title={analysisTexts[format]}>
              <Button
                size="small"
                aria-label={analysisTexts[format]}
                startIcon={<FileDownloadOutlined />}
                onClick={() => void download(table, format)}
                sx={{ minHeight: 44 }}
              >
                {format === 'csv' ? 'CSV' : 'Excel'}
              </Button>
            </Tooltip>
          ))}
          <Tooltip title={expandText}>
            <IconButton aria-label={expandText} onClick={() => onExpand(!isExpanded)}>
              {isExpanded ? <CloseFullscreenOutlined fontSize="small" /> : <OpenInFullOutlined fontSize="small" />}
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      {view !== 'json' && (
        <Box role="tabpanel" aria-labelledby={`${id}-${view}`} className="console-own console-result-view">
          {!table && <EmptyState title={texts.noRows} text={texts.noRowsText} />}
          {table &&
            (view === 'table' ? (
              <TableView key={runs} table={table} known={known} />
            ) : (
              <ChartView table={table} known={known} storage={storage} />
            ))}
        </Box>
      )}
    </>
  );
};
