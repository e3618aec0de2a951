import { Activity, type ComponentType } from 'react';

/**
 * A part of a page whose code is a chunk of its own. The server renders it, and React's selective hydration hydrates it
 * after the page around it, or immediately when the user interacts with it. An `Activity` is a hydration boundary like
 * `Suspense`, but has no fallback, so the server sends the content itself. `Part` is made by `next/dynamic`, which is
 * `React.lazy` with a preload of the chunk in the page's head. The only part of a page can also be imported with it.
 */
export const deferred = <Props extends object>(Part: ComponentType<Props>) => {
  const Deferred = (props: Props) => (
    <Activity>
      <Part {...props} />
    </Activity>
  );
  return Deferred;
};
