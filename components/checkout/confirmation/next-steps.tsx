import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import Undo2 from 'lucide-react/icons/undo-2';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useInductionReturn } from '#components/booking/use-induction-return.ts';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { VenueRef } from '#contract/primitives.ts';
import { useHref } from '#lib/zones/site-context.tsx';

type StepProps = { href: string; icon: ReactNode; title: string; help?: string; onClick?: () => void };

const Step = ({ href, icon, title, help, onClick }: StepProps) => (
  <li>
    <Link
      className="group grid min-h-[3.5rem] grid-cols-[1.25rem_1fr_1.25rem] items-center gap-3 py-2 text-ink no-underline"
      href={href}
      prefetch={false}
      onClick={onClick}
    >
      {icon}
      <span className="min-w-0">
        <strong className="block font-medium wrap-anywhere group-hover:underline">{title}</strong>
        {help !== undefined && <small className="text-s text-ink-3">{help}</small>}
      </span>
      <ChevronRight className="icon text-ink-3" />
    </Link>
  </li>
);

/** Links to the next steps after a booking; first to the session for which an induction was to be booked. */
export const NextSteps = ({ venue }: { venue?: VenueRef }) => {
  const t = useTranslations('confirmation');
  const href = useHref();
  const [back, keepReturn] = useInductionReturn();
  return (
    <Panel className="print:hidden" aria-labelledby="next">
      <h2 className="heading-3" id="next">
        {t('next')}
      </h2>
      <ul>
        {back !== null && (
          <Step
            href={href(back.path)}
            icon={<Undo2 className="icon text-ink-3" />}
            title={t('nextBack', { name: back.name })}
            help={t('nextBackHelp')}
            onClick={() => keepReturn(null)}
          />
        )}
        <Step
          href={href(venue === undefined ? '/' : `/location/${venue.slug}`)}
          icon={<Plus className="icon text-ink-3" />}
          title={t('nextBook')}
          {...(venue !== undefined && { help: t('nextBookHelp', { venue: venue.name }) })}
        />
      </ul>
    </Panel>
  );
};
