/** A statement with `$1` placeholders and its rows as plain objects. */
export type RunSql = <Row = Record<string, unknown>>(text: string, params?: readonly unknown[]) => Promise<Row[]>;
