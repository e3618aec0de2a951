'use client';

import {
  Activity,
  lazy,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { fallAsleep, type Sleep } from '#lib/hydration/hydration-gate.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { WakeSigns } from './wake-signs.tsx';

const never = () => () => undefined;

/**
 * Keeps what the server drew as it is until the sleep is over. What is drawn in the browser, after a click on a link,
 * never sleeps; nor does what React draws anew, because the address or something else above it has changed.
 */
const Gate = ({ sleep, children }: { sleep: Sleep; children: ReactNode }) => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isTakenOver) sleep.wake();
  else if (typeof window !== 'undefined') use(sleep.over);
  useEffect(() => sleep.arise(), [sleep]);
  return children;
};

/**
 * A part of a page that stays a picture, drawn by the server, until somebody reaches for it, is logged in, or it stops
 * being true: only then its code loads. What was done to it meanwhile is done once it lives. `cannotSleep` is asked in the
 * browser, for what the server does not know.
 */
export const dormant = <Props extends object>(load: () => Promise<ComponentType<Props>>, cannotSleep = () => false) => {
  const Part = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  const Dormant = ({ wakes, ...props }: Props & { wakes: Wakes }) => {
    const frame = useRef<HTMLDivElement>(null);
    const [sleep] = useState(() => fallAsleep(load));
    return (
      <>
        <div ref={frame} className="dormant">
          <Activity>
            <Gate sleep={sleep}>
              <Part {...props} />
            </Gate>
          </Activity>
        </div>
        <WakeSigns {...{ sleep, frame, cannotSleep }} {...wakes} />
      </>
    );
  };
  return Dormant;
};
