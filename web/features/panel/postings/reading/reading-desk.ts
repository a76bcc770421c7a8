import { createContext, type RefObject, useContext } from 'react';
import type { PrintedPlace, ReadField, ReadFields, ReceiptReading } from './read-fields.ts';

/** A reading and its state at the desk, shared by the form and the picture. */
export interface ReadingDesk {
  reading: ReceiptReading;
  fields: ReadFields;
  /** The picture that places refer to; null for other files. */
  picture: string | null;
  /** Place of the field in focus; null for a field that is printed nowhere. */
  shown: PrintedPlace | null;
  show: (place: PrintedPlace | null) => void;
  /** Whether text is chosen on the picture. */
  isChoosing: boolean;
  setChoosing: (isChoosing: boolean) => void;
  /** Fills the field that was last in focus, and returns the focus to it; set by the form. */
  fill: RefObject<((text: string) => void) | null>;
}

/** Null where nothing was read: the desk is then as it was without readings. */
export const ReadingContext = createContext<ReadingDesk | null>(null);

export const useReadingDesk = (): ReadingDesk | null => useContext(ReadingContext);

/** The reading of a field, while the field still holds its value. */
export const useReadField = (name: string, value: unknown): ReadField | null => {
  const field = useReadingDesk()?.fields[name];
  return field && field.value === value ? field : null;
};
