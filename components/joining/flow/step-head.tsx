import { useTranslations } from 'next-intl';
import type { ReactNode, Ref } from 'react';
import { LaneRibbon } from '#components/illustrations/lane-ribbon.tsx';
import { PageHead } from '#components/ui/layout/page-head.tsx';
import { useSite } from '#lib/zones/site-context.tsx';

export type StepHeadProps = {
  title: string;
  /** Which step of how many. */
  place: { number: number; count: number };
  /** Gets the focus when the step changes. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Below the heading. */
  children?: ReactNode;
};

/** The head of a step: how far it is, and what it asks. */
export const StepHead = ({ title, place: { number, count }, headingRef, children }: StepHeadProps) => {
  const t = useTranslations('joining.steps');
  // The embedded layout shows the page's name in its own header strip.
  const Heading = useSite().mode === 'embedded' ? 'h2' : 'h1';
  return (
    <PageHead layout="stack">
      <p className="mb-1.5 flex items-center gap-2.5 text-s">
        <LaneRibbon lanes={Array.from({ length: count }, (_, lane) => (lane < number ? 'booked' : 'free'))} />
        {t('step', { number, count })}
      </p>
      <Heading className="heading-1" ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </PageHead>
  );
};
