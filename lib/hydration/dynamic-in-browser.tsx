import { lazy, type ComponentType } from 'react';

/**
 * `next/dynamic` as the browser needs it, in whose place the bundler puts it there (lib/build/in-browser-loader.cjs).
 * What it leaves out preloads the chunk from the page's head, which only the server does. The `null` stands where the
 * server has that preload, so that `useId` counts alike.
 */
export function dynamicInBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  const Dynamic = (props: Props) => (
    <>
      {null}
      <Part {...props} />
    </>
  );
  return Dynamic;
}
