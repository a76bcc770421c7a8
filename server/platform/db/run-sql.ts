/** Runs a statement with `$1` placeholders and returns plain objects. */
export type RunSql = <Row = Record<string, unknown>>(text: string, params?: readonly unknown[]) => Promise<Row[]>;
