export function buildWebWhenOld(): void;
