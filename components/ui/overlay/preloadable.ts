import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';

/** A component whose code is a chunk of its own, as with `lazy`, and can be fetched before it is rendered. */
export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code. Resolves also when that fails, because it is loaded again where the component is rendered. */
  preload: () => Promise<void>;
};

/**
 * Makes a lazily loaded component that can be preloaded; `load` imports it. Without a connection it comes when there is
 * one again.
 */
export const preloadable = <Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> =>
  Object.assign(
    lazy(async () => ({ default: await loadAgain(load) })),
    {
      preload: async () => {
        await load().catch(() => undefined);
      },
    },
  );
