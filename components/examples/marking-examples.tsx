import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { KickOff } from '#components/illustrations/kick-off.tsx';
import { LaneRibbon } from '#components/illustrations/lane-ribbon.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { ExampleSection } from './example-section.tsx';

const plans = ['badminton', 'basketball', 'football', 'pool', 'squash', 'studio', 'track', 'trampoline'] as const;
const scenes = ['dropped-ball', 'pool-cover', 'wider-circle', 'runner'] as const;

export const MarkingExamples = () => (
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
