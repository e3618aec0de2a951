/** Creates a barrier: its calls resolve together, once the expected number of them waits. */
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
