'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { onFollow, onReach } from '#components/ui/layout/link-events.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayPath } from './day-path.ts';
import type { GoToDay } from './use-go-to-day.ts';

export type GoLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { date: string; day: TimetableDay; to: GoToDay };

/** A link to another day of this timetable. */
export const GoLink = ({ date, day, to, ...props }: GoLinkProps) => {
  const router = useRouter();
  const href = useHref()(dayPath(day, date));
  return (
    <Link
      {...props}
      href={href}
      prefetch={false}
      {...onReach(() => router.prefetch(href))}
      {...onFollow(() => to.go(date))}
    />
  );
};
