export const builtServer: string;
export function buildWebWhenOld(): void;
export function buildServerWhenOld(): void;
