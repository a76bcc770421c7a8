/** What screen readers say while an item of an ordered list is moved. */
export const sortableTexts = {
  instructions:
    'Para mudar de lugar, pressione espaço ou Enter, mova com as setas para cima e para baixo e pressione espaço ou Enter de novo para soltar. Esc cancela.',
  picked: (title: string, place: number, total: number) => `${title} selecionado, posição ${place} de ${total}.`,
  moved: (title: string, place: number, total: number) => `${title} agora na posição ${place} de ${total}.`,
  outside: (title: string) => `${title} está fora da lista.`,
  dropped: (title: string, place: number, total: number) => `${title} solto na posição ${place} de ${total}.`,
  cancelled: (title: string) => `Movimento cancelado. ${title} voltou ao lugar.`,
} as const;
