export function chooseNode(machine: { modules: string; own: string; ownVersion: string }): { node: string; notice?: string };
