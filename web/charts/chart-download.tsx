import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { csvBlob } from '../ui/csv-text.ts';
import { downloadContent } from '../ui/download.ts';
import { toast } from '../ui/toast.ts';
import { chartCsv, chartFileName } from './chart-csv.ts';
import { type ChartNumbers, chartTexts as texts } from './chart-types.ts';

interface ChartDownloadProps {
  numbers: ChartNumbers;
  /** Draws the picture. */
  picture: () => Promise<Blob>;
  disabled?: boolean;
}

/** A chart's numbers as CSV, or the chart as a picture. */
export const ChartDownload = ({ numbers, picture, disabled = false }: ChartDownloadProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const fileName = chartFileName(numbers.title);
  const save = (content: Blob, ending: string) => {
    downloadContent(content, `${fileName}.${ending}`);
    toast.success(texts.downloaded);
  };
  const handleCsv = () => {
    setAnchor(null);
    save(csvBlob(chartCsv(numbers)), 'csv');
  };
  const handlePicture = async () => {
    setAnchor(null);
    try {
      save(await picture(), 'png');
    } catch {
      toast.error(texts.pictureFailed);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadOutlined />}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {texts.download}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={handleCsv}>{texts.downloadCsv}</MenuItem>
        <MenuItem onClick={() => void handlePicture()}>{texts.downloadPicture}</MenuItem>
      </Menu>
    </>
  );
};
