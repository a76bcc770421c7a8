/** Safari reads the content after the click, and for large files it takes a while. */
const KEPT_MS = 60_000;

interface Download {
  url: string;
  fileName: string;
}

/** Downloads a file from this server. */
export const downloadFile = ({ url, fileName }: Download): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Downloads content held by the page. */
export const downloadContent = (content: Blob, fileName: string): void => {
  const url = URL.createObjectURL(content);
  downloadFile({ url, fileName });
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
