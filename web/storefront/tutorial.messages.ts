/** pt-BR texts of the tutorial (document 002 §2, Shell). */
export const tutorialTexts = {
  open: 'Tutorial',
  title: 'Como funciona',
  video: 'Vídeo do tutorial',
  close: 'Fechar',
  sellerTitle: 'Para quem vende',
  sellerSteps: [
    'Registre a venda: fotografe a nota ou informe os códigos dos produtos.',
    'Acompanhe a análise em Pontuações. Se a nota for reprovada, você vê o motivo e como corrigir.',
    'Os pontos aprovados entram no saldo e valem 18 meses.',
    'Troque por prêmios, experiências ou crédito no cartão.',
  ],
  consumerTitle: 'Para quem compra',
  consumerSteps: [
    'Compre em uma loja participante e guarde a nota fiscal.',
    'Envie a foto ou o PDF da nota e acompanhe a análise em Compras.',
    'Ao chegar ao valor da campanha, resgate o cashback.',
    'Receba por PIX em até 48 horas úteis.',
  ],
} as const;
