import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose code is a chunk of its own, as with `lazy`, and can be fetched before it is rendered. */
export type Preloadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code. Resolves also when that fails, because the failure is thrown where the component is rendered. */
  preload: () => Promise<void>;
};

/** Makes a lazily loaded component that can be preloaded; `load` imports it. */
export const preloadable = <Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    {
      preload: async () => {
        await load().catch(() => undefined);
      },
    },
  );
