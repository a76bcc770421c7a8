/** pt-BR texts of the viewer; error texts are verbatim (document 001 §8, Viewer). */
export const viewerTexts = {
  pictureFailed: 'Não foi possível carregar a imagem',
  videoFailed: 'Não foi possível carregar o vídeo',
  unsupported: 'Tipo de arquivo não suportado',
  notFound: 'Arquivo não encontrado',
  downloadPdf: 'BAIXAR PDF',
  open: 'Abrir em nova aba',
  zoomIn: 'Aproximar (+)',
  zoomOut: 'Afastar (-)',
  fit: 'Ajustar à tela (0)',
  rotate: 'Girar (G)',
  contrast: 'Contraste (C)',
  tools: 'Ferramentas da imagem',
  receipt: 'Nota enviada',
} as const;
