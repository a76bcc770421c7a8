/** pt-BR texts of the bar-code reader; the documented ones are to the letter (document 002 §5 and §8). */
export const scannerTexts = {
  open: 'Ler código de barras',
  title: 'Ler código de barras',
  hint: 'Aponte a câmera para o código de barras do produto.',
  starting: 'Abrindo a câmera...',
  noCamera: 'Não foi possível usar a câmera. Permita o acesso ou tire uma foto do código.',
  photo: 'Tirar foto do código',
  unreadable: 'Não conseguimos ler o código. Aproxime, alinhe as barras e tente de novo.',
  close: 'Fechar',
  noProduct: 'Não há produto com esse código!',
} as const;
