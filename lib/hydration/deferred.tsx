import { Activity, type ComponentType } from 'react';

/**
 * A part of a page whose code loads on its own: the server renders it, and React's selective hydration brings it to
 * life after the page around it, or at once when somebody presses it. An `Activity` is a hydration boundary as
 * `Suspense` is, but has no fallback, so that the server sends the part in its place. `Part` is made by `next/dynamic`,
 * which is `React.lazy` and also names the part's code in the page's head, so that it arrives with the rest.
 */
export const deferred = <Props extends object>(Part: ComponentType<Props>) => {
  const Deferred = (props: Props) => (
    <Activity>
      <Part {...props} />
    </Activity>
  );
  return Deferred;
};
