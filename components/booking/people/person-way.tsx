'use client';

import Link from 'next/link';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { onFollow } from '#components/ui/layout/link-events.ts';
import type { WayOn } from './person-choice.ts';

/** The way on of somebody who cannot come, below the reason. */
export const PersonWay = ({ way }: { way: WayOn }) => {
  if ('href' in way)
    return (
      <Link className="tap-target" href={way.href} prefetch={false} {...(way.onFollow && onFollow(way.onFollow))}>
        {way.label}
      </Link>
    );
  return (
    <InlineLink aria-disabled={way.isBusy || undefined} aria-busy={way.isBusy || undefined} onClick={way.onPress}>
      {way.label}
    </InlineLink>
  );
};
