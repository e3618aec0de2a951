import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import Hourglass from 'lucide-react/icons/hourglass';
import type { ReactNode } from 'react';
import { Pill } from '#components/ui/pill.tsx';

const pillLooks = {
  /** In force, paid, linked. */
  good: { tone: 'success', Icon: CircleCheck },
  /** Not yet. */
  waiting: { tone: 'warning', Icon: Hourglass },
  /** Not any more. */
  over: { tone: 'neutral', Icon: Ban },
} as const;

/** The state of something that somebody has, as an icon and a word. */
export const StatePill = ({ look, children }: { look: keyof typeof pillLooks; children: ReactNode }) => {
  const { tone, Icon } = pillLooks[look];
  return (
    <Pill tone={tone} icon={<Icon className="icon-xs" />}>
      {children}
    </Pill>
  );
};
