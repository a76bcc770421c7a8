import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNetworkFilterOptions } from '../../../pickers/network-filter.ts';
import { dashboardTexts as texts } from './dashboard.messages.ts';

interface NetworkFilterProps {
  /** Name of the applied network; '' for all. */
  value: string;
  onSearch: (rede: string) => void;
}

/** A network by name, or all; applied with the button (document 000 §2). */
export const NetworkFilter = ({ value, onSearch }: NetworkFilterProps) => {
  const [rede, setRede] = useState(value);
  const names = useNetworkFilterOptions().map(({ label }) => label);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(rede);
  };
  return (
    <Box
      component="form"
      onSubmit={handleSubmit}
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5, width: { xs: '100%', sm: 'auto' } }}
    >
      <MuiTextField
        select
        label={texts.network}
        value={names.includes(rede) ? rede : ''}
        onChange={(event) => setRede(event.target.value)}
        sx={{ minWidth: { xs: 180, sm: 220 }, flex: 1 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{texts.allNetworks}</MenuItem>
        {names.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </MuiTextField>
      <Button type="submit" variant="contained" startIcon={<SearchOutlined />} sx={{ minHeight: 44 }}>
        {texts.search}
      </Button>
    </Box>
  );
};
