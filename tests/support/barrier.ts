/** Makes a wait that ends for all when as many as expected wait. */
export function barrier(expected: number): () => Promise<void> {
  let waiting = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    waiting += 1;
    if (waiting === expected) open();
    return opened;
  };
}
