/** A text as the address of a picture of its QR code. Made here: the text is a secret, which no other service should draw. */
export const qrCodeOf = async (text: string): Promise<string> => {
  const { default: bwip } = await import('bwip-js/browser');
  const svg = bwip.toSVG({ bcid: 'qrcode', text, paddingwidth: 2, paddingheight: 2, backgroundcolor: 'FFFFFF' });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
};
