/** One error of a refused line of a spreadsheet. */
export interface RefusedLine {
  linha: number;
  coluna?: string | null;
  valor?: string | null;
  mensagem: string;
}
