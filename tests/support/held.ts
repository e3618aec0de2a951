/** An answer that is held back: give `until` to the call, and let it be answered with `release`. */
export function held(): { until: Promise<void>; release: () => void } {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
