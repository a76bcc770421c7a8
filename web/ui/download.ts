/** Safari reads the content after the press, and a large one for a while. */
const KEPT_MS = 60_000;

interface Download {
  url: string;
  fileName: string;
}

/** Starts the browser's download of a file of this server. */
export const downloadFile = ({ url, fileName }: Download): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Downloads what the page itself holds. */
export const downloadContent = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  downloadFile({ url, fileName });
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
