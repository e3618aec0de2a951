/** The groups of files that import each other, directly or by way of others (Tarjan's strongly connected components). */
export function circlesIn(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  const closeCircle = (file: string): void => {
    const circle = path.splice(path.indexOf(file)).toReversed();
    if (circle.length > 1) circles.push(circle);
  };

  function visit(file: string): void {
    const position = order.size;
    order.set(file, position);
    lowest.set(file, position);
    path.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!targets.has(target)) continue;
      if (!order.has(target)) visit(target);
      else if (!path.includes(target)) continue;
      lowest.set(file, Math.min(lowest.get(file) ?? position, lowest.get(target) ?? position));
    }
    if (lowest.get(file) === position) closeCircle(file);
  }

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
