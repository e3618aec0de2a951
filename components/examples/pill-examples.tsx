import Ban from 'lucide-react/icons/ban';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import ListPlus from 'lucide-react/icons/list-plus';
import { Badge } from '#components/ui/badge.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { Price } from '#components/ui/price.tsx';
import { ExampleSection } from './example-section.tsx';

const tones = ['info', 'success', 'warning', 'danger', 'plain'] as const;

export const PillExamples = () => (
  <ExampleSection title="Pills and notices" note="Pills say what is true; buttons say what you can do.">
    <div className="flex flex-wrap items-center gap-3">
      <Pill tone="success" share={0.75}>
        12 available
      </Pill>
      <Pill tone="danger" share={0.15}>
        3 available
      </Pill>
      <Pill tone="primary" icon={<CircleCheck className="icon-xs" />}>
        Booked
      </Pill>
      <Pill tone="warning" icon={<Hourglass className="icon-xs" />}>
        Reserved
      </Pill>
      <Pill tone="info" icon={<ListPlus className="icon-xs" />}>
        Join waitlist
      </Pill>
      <Pill icon={<CalendarX className="icon-xs" />}>Busy at this time</Pill>
      <Pill icon={<Ban className="icon-xs" />}>Sold out</Pill>
      <Pill tone="bare" icon={<History className="icon-xs" />}>
        Past session
      </Pill>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Badge count={2} label="2 items" />
      <Badge count={4} label="4 items" large />
      <Price amountMinor={650} currency="GBP" />
      <Price amountMinor={10800} currency="GBP" was={{ amountMinor: 12000, label: 'Before' }} />
      <Price amountMinor={-1200} currency="GBP" />
      <Price amountMinor={16550} currency="GBP" figure className="heading-2" />
    </div>
    {tones.map((tone) => (
      <Notice tone={tone} key={tone}>
        <b>One thing to sign first.</b> Reformer beds need a health waiver. <a href="#waiver">Read the waiver</a>
      </Notice>
    ))}
    <Card padded>
      <p>A card with a line that shows how much is left.</p>
      <ShareLine share={0.82} />
      <p>And one that says it is getting late.</p>
      <ShareLine share={0.12} tone="warning" />
    </Card>
  </ExampleSection>
);
