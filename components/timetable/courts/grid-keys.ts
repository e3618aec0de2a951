/** The keys that move within a grid of courts. */
const gridKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'] as const;
export type GridKey = (typeof gridKeys)[number];

export const isGridKey = (key: string): key is GridKey => gridKeys.some((one) => one === key);
