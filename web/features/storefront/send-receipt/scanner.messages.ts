/** pt-BR texts of the bar-code reader; documented ones are verbatim (document 002 §5 and §8). */
export const scannerTexts = {
  open: 'Ler código de barras',
  title: 'Ler código de barras',
  hint: 'Aponte a câmera para o código de barras do produto.',
  starting: 'Abrindo a câmera...',
  trouble: {
    refused:
      'O acesso à câmera não foi permitido. Permita nas configurações do navegador, tire uma foto do código ou digite o código do produto.',
    absent: 'Não encontramos uma câmera que possa ser usada aqui. Envie uma foto do código ou digite o código do produto.',
    unreadable: 'O leitor de códigos não pôde ser aberto. Verifique a conexão ou digite o código do produto.',
  },
  photo: 'Tirar foto do código',
  unreadable: 'Não conseguimos ler o código. Aproxime, alinhe as barras e tente de novo.',
  type: 'Digitar o código',
  noProduct: 'Não há produto com esse código!',
} as const;
