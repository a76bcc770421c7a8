/** Whether the text is a whole address. `URL.canParse` says the same, but Safari has it since 17 alone. */
export const isUrl = (text: string): boolean => {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
};
