'use client';

import Ban from 'lucide-react/icons/ban';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import Info from 'lucide-react/icons/info';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import { useTranslations } from 'next-intl';
import { Pill } from '#components/ui/pill.tsx';
import { tagText, type AvailabilityTag, type TagKind } from './availability-tag.ts';

export const tagIcons: Record<TagKind, typeof Ban> = {
  past: History,
  booked: CircleCheck,
  reserved: Hourglass,
  join_waitlist: ListPlus,
  on_waitlist: ListChecks,
  offered: Hourglass,
  busy: CalendarX,
  reason: Info,
  sold_out: Ban,
  available: CircleCheck,
};

type SessionTagProps = {
  tag: AvailabilityTag;
  /** Classes for its position in the layout. */
  className?: string;
};

/** The availability tag of a session, as a pill with an icon or a ring that shows the share of places left. */
export const SessionTag = ({ tag, className }: SessionTagProps) => {
  const t = useTranslations();
  const Icon = tagIcons[tag.kind];
  return (
    <span className={className}>
      <Pill
        tone={tag.tone}
        wraps
        icon={<Icon className="icon-xs" />}
        share={tag.kind === 'available' ? tag.share : undefined}
      >
        {tagText(tag, t)}
      </Pill>
    </span>
  );
};
