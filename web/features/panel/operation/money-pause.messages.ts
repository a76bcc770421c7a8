/** pt-BR texts of the banner, apart from those of the page, which few people open. */
export const moneyPauseTexts = {
  paused: (author: string, when: string, reason: string) => `Operações pausadas por ${author} em ${when}: ${reason}`,
} as const;
