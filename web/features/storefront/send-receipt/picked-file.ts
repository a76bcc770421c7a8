import { sendTexts as texts } from './send-receipt.messages.ts';

/** The server's limit per upload. */
const MAX_FILES = 20;
const MAX_MEGABYTES = 20;
const BYTES_PER_MEGABYTE = 1024 * 1024;

/** A chosen file; choosing the same file again gives the same `id`. */
export interface PickedFile {
  id: string;
  file: File;
}

const idOf = ({ name, size, lastModified }: File) => `${name}:${size}:${lastModified}`;
/** Systems differ in how they call an XML or a ZIP, so their names tell. */
const isDocument = ({ name, type }: File) => type === 'application/pdf' || /\.(?:xml|zip)$/i.test(name);
const isAccepted = (file: File) => file.type.startsWith('image/') || isDocument(file);
/** Photos are shrunk before sending, so only files sent unchanged must be small already. */
const isTooLarge = (file: File) => isDocument(file) && file.size > MAX_MEGABYTES * BYTES_PER_MEGABYTE;

/** Adds the newly chosen files to the list and says why some were left out. */
export const addFiles = (present: readonly PickedFile[], chosen: readonly File[]): { files: PickedFile[]; problem: string | null } => {
  const files = [...present];
  const problems = new Set<string>();
  for (const file of chosen) {
    const id = idOf(file);
    if (files.some((other) => other.id === id)) continue;
    if (!isAccepted(file)) problems.add(texts.wrongType(file.name));
    else if (file.size === 0) problems.add(texts.empty(file.name));
    else if (isTooLarge(file)) problems.add(texts.tooLarge(file.name, MAX_MEGABYTES));
    else if (files.length >= MAX_FILES) problems.add(texts.tooMany(MAX_FILES));
    else files.push({ id, file });
  }
  return { files, problem: problems.size > 0 ? [...problems].join(' ') : null };
};
