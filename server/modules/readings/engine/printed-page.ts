import type { Box } from './reading.ts';

/** One character as recognised; a PDF's characters are certain. */
export interface PrintedCharacter {
  text: string;
  /** From 0 to 1. */
  probability: number;
  /** Horizontal middle, as a fraction of the page's width. */
  x: number;
  /** The recogniser's second choice and its probability, if any. */
  second?: { text: string; probability: number };
}

/** A piece of one printed line without a column gap inside: its text with spaces, its place and its characters (spaces left out). */
export interface PrintedText {
  text: string;
  lugar: Box;
  characters: PrintedCharacter[];
}

/** One printed row from left to right, its pieces separated by column gaps. */
export interface PrintedRow {
  pieces: PrintedText[];
  lugar: Box;
}

/** The text of a row; a column gap becomes three spaces. */
export const textOfRow = (row: PrintedRow): string => row.pieces.map(({ text }) => text).join('   ');
