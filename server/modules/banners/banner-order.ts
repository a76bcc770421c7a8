interface Place {
  id: number;
  /** Position, from 1. */
  ordem: number;
}

/**
 * All banners in their new order: moved ones at their positions, as far as those exist, the others around them in their current order. Two
 * moved to one position keep the given order.
 */
export function reordered(current: readonly number[], wanted: readonly Place[]): number[] {
  const moving = new Set(wanted.map(({ id }) => id));
  const staying = current.filter((id) => !moving.has(id));
  const placed = wanted.toSorted((a, b) => a.ordem - b.ordem);
  const order: number[] = [];
  while (order.length < current.length) {
    const isDue = placed[0] && (placed[0].ordem <= order.length + 1 || staying.length === 0);
    order.push(isDue ? placed.shift()!.id : staying.shift()!);
  }
  return order;
}
