import Ban from 'lucide-react/icons/ban';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import History from 'lucide-react/icons/history';
import Hourglass from 'lucide-react/icons/hourglass';
import ListPlus from 'lucide-react/icons/list-plus';
import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash-2';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { KickOff } from '#components/illustrations/kick-off.tsx';
import { LaneRibbon } from '#components/illustrations/lane-ribbon.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { LinkButton, Button } from '#components/ui/button/button.tsx';
import { IconButton } from '#components/ui/button/icon-button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { ShareLine } from '#components/ui/layout/share-line.tsx';
import { SkipLink } from '#components/ui/layout/skip-link.tsx';
import { Pill } from '#components/ui/pill.tsx';
import { Price } from '#components/ui/price.tsx';
import { ChoiceExamples } from './choice-examples.tsx';
import { ExampleSection } from './example-section.tsx';
import { FeedbackExamples } from './feedback-examples.tsx';
import { FieldExamples } from './field-examples.tsx';
import { OverlayExamples } from './overlay-examples.tsx';

const tones = ['info', 'success', 'warning', 'danger', 'plain'] as const;

const PillExamples = () => (
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

const plans = ['badminton', 'basketball', 'football', 'pool', 'squash', 'studio', 'track', 'trampoline'] as const;
const scenes = ['dropped-ball', 'pool-cover', 'wider-circle', 'runner'] as const;

const MarkingExamples = () => (
  <ExampleSection
    title="Line markings"
    note="Plans to scale. One filled zone in each, or none where there is nothing to book."
  >
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13.75rem,100%),1fr))] gap-4 *:min-w-0 [&_svg]:h-[7.5rem] [&_svg]:w-full">
      {plans.map((kind) => (
        <Card padded key={kind}>
          <CourtIllustration kind={kind} small />
          {kind}
        </Card>
      ))}
      {plans.map((kind) => (
        <Card key={kind}>
          <CourtIllustration kind={kind} view="crop" cover />
        </Card>
      ))}
      {plans.map((kind) => (
        <Card padded key={kind}>
          <CourtIllustration kind={kind} zone={0} small />
          zone 0
        </Card>
      ))}
      {scenes.map((kind) => (
        <Card padded key={kind}>
          <CourtIllustration kind={kind} />
          {kind}
        </Card>
      ))}
    </div>
    <div className="on-dark">
      <CourtIllustration kind="offside" cover="xMaxYMid" />
    </div>
    <div className="on-dark relative overflow-clip py-[4.5rem]">
      <KickOff className="right-6 [--d:8.5rem]" />
      <div className="page-width">
        <p className="max-w-[60%] heading-display">Find your place to play</p>
      </div>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <LaneRibbon lanes={['booked', 'booked', 'free', 'off']} />
      <LaneRibbon
        lanes={Array.from({ length: 10 }, (_, swim) => (swim < 6 ? 'booked' : 'free'))}
        label="6 of 10 swims left"
        large
      />
    </div>
  </ExampleSection>
);

const variants = ['primary', 'secondary', 'text'] as const;

const ButtonExamples = () => (
  <ExampleSection title="Buttons" note="One primary per decision. A verb first, never more than three words.">
    {variants.map((variant) => (
      <div className="flex flex-wrap items-center gap-3" key={variant}>
        <Button variant={variant}>Add to basket</Button>
        <Button variant={variant} reason="Agree to waiver">
          Add to basket
        </Button>
        <Button variant={variant} disabled>
          Sold out
        </Button>
        <Button variant={variant} loading>
          Add to basket
        </Button>
        <LinkButton variant={variant} href="#buttons">
          As a link
        </LinkButton>
      </div>
    ))}
    <div className="flex flex-wrap items-center gap-3 [--secondary-border:var(--secondary-500)] [--secondary-fill-hover:var(--secondary-50)] [--secondary-fill:transparent]">
      <Button variant="secondary">Outline</Button>
      <Button variant="secondary" loading>
        Outline
      </Button>
      <Button variant="secondary" disabled>
        Sold out
      </Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Button>Large 42</Button>
      <Button size="medium">Medium 34</Button>
      <Button size="small">Small 26</Button>
      <Button variant="secondary" size="medium">
        <ListPlus className="icon-s" />
        Join waitlist
      </Button>
      <Button variant="quiet" size="medium">
        <Trash2 className="icon-s" />
        Remove
      </Button>
      <IconButton label="Search">
        <Search className="icon" />
      </IconButton>
    </div>
    <Button block>Checkout now</Button>
  </ExampleSection>
);

/** Every component in every state. */
export const Examples = () => (
  <>
    <SkipLink>Skip to main content</SkipLink>
    <main id="main" className="page-width">
      <h1>Components</h1>
      <ButtonExamples />
      <FieldExamples />
      <PillExamples />
      <ChoiceExamples />
      <OverlayExamples />
      <FeedbackExamples />
      <MarkingExamples />
    </main>
  </>
);
