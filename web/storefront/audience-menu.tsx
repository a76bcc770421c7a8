import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { storefrontMessages as texts } from './storefront.messages.ts';

interface AudienceMenuProps {
  anchor: HTMLElement;
  sellerTo: string;
  consumerTo: string;
  onClose: () => void;
}

/** Asks which audience the visitor belongs to. */
export const AudienceMenu = ({ anchor, sellerTo, consumerTo, onClose }: AudienceMenuProps) => (
  <Menu open anchorEl={anchor} onClose={onClose}>
    <MenuItem component={Link} to={sellerTo} onClick={onClose}>
      {texts.seller}
    </MenuItem>
    <MenuItem component={Link} to={consumerTo} onClick={onClose}>
      {texts.consumer}
    </MenuItem>
  </Menu>
);
