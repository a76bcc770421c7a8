import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { messages } from './messages.ts';

/** Switches between light and dark; this browser remembers the choice. */
export const ColorModeToggle = () => {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  const label = isDark ? messages.lightMode : messages.darkMode;
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={() => setMode(isDark ? 'light' : 'dark')}>
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
};
