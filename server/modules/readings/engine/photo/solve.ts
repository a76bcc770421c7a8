/** Solves the linear equations `matrix · x = vector` by Gaussian elimination; the matrix is symmetric and positive definite. */
export function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, vector[index]!]);
  for (const [pivot, pivotRow] of rows.entries())
    for (const row of rows.slice(pivot + 1)) {
      const factor = row[pivot]! / pivotRow[pivot]!;
      for (let column = pivot; column < row.length; column += 1) row[column]! -= factor * pivotRow[column]!;
    }
  const solution = vector.map(() => 0);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index]!;
    const known = solution.reduce((sum, value, column) => (column > index ? sum + value * row[column]! : sum), 0);
    solution[index] = (row.at(-1)! - known) / row[index]!;
  }
  return solution;
}
