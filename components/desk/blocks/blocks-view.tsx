'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk, useMay } from '#components/desk/frame/desk-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { NewBlock } from './new-block.tsx';
import { blocksQuery } from './queries.ts';
import { RunningBlocks } from './running-blocks.tsx';

/** Block bookings of groups and clubs: a new one for whoever may sell, and beside it those that run. */
export const BlocksView = ({ renderedAt }: { renderedAt: number }) => {
  const maySell = useMay('sell');
  const { venue } = useDesk();
  const now = useNow(renderedAt);
  const [pages, setPages] = useState(1);
  const blocks = useQuery({ ...blocksQuery(browserApi, venue.slug, pages), refetchOnMount: 'always' });
  const { date: today } = venueClock(now, venue.timezone);
  return (
    <div className="grid gap-6 medium:grid-cols-2 medium:items-start large:gap-8">
      {maySell && <NewBlock today={today} onHeld={() => void blocks.refetch()} />}
      <RunningBlocks found={blocks} pages={pages} now={now.getTime()} onMore={() => setPages(pages + 1)} />
    </div>
  );
};
