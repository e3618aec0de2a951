import { DroppedBallScene } from '#components/illustrations/dropped-ball-scene.tsx';
import { ErrorView, type ErrorViewProps } from './error-view.tsx';

/** The error page with its drawing, which is no part of every page's bundle as the page itself is. */
export const DrawnErrorView = (props: Pick<ErrorViewProps, 't' | 'home'>) => (
  <ErrorView
    {...props}
    art={
      <svg className="marking" viewBox="0 0 420 150" aria-hidden="true" focusable="false">
        <DroppedBallScene />
      </svg>
    }
  />
);
