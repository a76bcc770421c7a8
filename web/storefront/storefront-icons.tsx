import CameraAltOutlined from '@mui/icons-material/CameraAltOutlined';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import ChatBubbleOutlineOutlined from '@mui/icons-material/ChatBubbleOutlineOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type { ReactNode } from 'react';
import type { StorefrontIcon } from './menu.ts';

/** Icons of the members' menu, shared by the menu and the bottom bar. */
export const STOREFRONT_ICONS: Record<StorefrontIcon, ReactNode> = {
  home: <HomeOutlined />,
  profile: <PersonOutlineOutlined />,
  statement: <ReceiptLongOutlined />,
  redeem: <CardGiftcardOutlined />,
  send: <CameraAltOutlined />,
  products: <LocalOfferOutlined />,
  stores: <StorefrontOutlined />,
  rules: <GavelOutlined />,
  contact: <ChatBubbleOutlineOutlined />,
};
