'use client';

import { useEffect, useRef } from 'react';
import { followHostPage, type HostPage as Connection } from '#lib/browser/follow-host-page.ts';
import { useSite } from '#lib/zones/site-context.tsx';
import { usePublicPath } from '#lib/zones/use-public-path.ts';

export interface HostPageProps {
  /** Origins of the sites that may embed us. */
  embedders: readonly string[];
}

const isInFrame = () => window.parent !== window;
/** Another day of a timetable is the same page: what was pressed stays where it is. */
const withoutDay = (path: string) => path.replace(/\/\d{4}-\d{2}-\d{2}(?=\/|$)/, '');

/** Connects an embedded page to the page around its frame (docs/product.md#embedding). */
export const HostPage = ({ embedders }: HostPageProps) => {
  const { origins } = useSite();
  const path = withoutDay(usePublicPath());
  const connection = useRef<Connection>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (!isInFrame()) return;
    const { bookings, account, joining } = origins;
    const connected = followHostPage({ embedders, origins: [bookings, account, joining] });
    connection.current = connected;
    return () => connected.stop();
  }, [embedders, origins]);
  useEffect(() => {
    if (shown.current !== path) connection.current?.show(0);
    shown.current = path;
  }, [path]);
  return null;
};
