import AbcOutlined from '@mui/icons-material/AbcOutlined';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';
import type { PictureLayer } from '../../../../viewer/picture-frame.tsx';
import { PictureMarks } from './picture-marks.tsx';
import { readingTexts as texts } from './reading.messages.ts';
import { useReadingDesk } from './reading-desk.ts';

/** The reading over the receipt's picture, with the key T to choose text on it; undefined where nothing was read. */
export const usePictureLayer = (): PictureLayer | undefined => {
  const desk = useReadingDesk();
  const canChoose = Boolean(desk?.picture && desk.reading.linhas.length > 0);
  const isChoosing = desk?.isChoosing ?? false;
  const change = () => desk?.setChoosing(!isChoosing);
  useShortcuts({ t: change }, { enabled: canChoose });
  if (!desk) return undefined;
  const tool = { label: texts.chooseText, icon: <AbcOutlined />, act: change, isOn: isChoosing };
  return { marks: <PictureMarks />, quarterTurns: desk.reading.voltas, tool: canChoose ? tool : null };
};
