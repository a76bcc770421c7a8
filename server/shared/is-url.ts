/** Whether the text is an absolute URL. Same as `URL.canParse`, which Safari only has since 17. */
export const isUrl = (text: string): boolean => {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
};
