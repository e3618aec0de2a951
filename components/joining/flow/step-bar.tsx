import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { joiningPaths } from '#components/joining/joining-paths.ts';
import { Button } from '#components/ui/button/button.tsx';
import { DocumentLinkButton } from '#components/ui/button/document-link-button.tsx';
import { FooterBar } from '#components/ui/layout/bottom-bar.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import { getTodayAmount } from './today-amount.ts';
import type { JoiningFlow } from './use-joining-flow.ts';

const strong = (words: ReactNode) => <b className="font-medium text-ink tabular-nums">{words}</b>;

/** '£26.87 today, then £62.00 a month'. */
const MoneyLine = ({ flow }: { flow: Pick<JoiningFlow, 'type' | 'joining' | 'typed'> }) => {
  const t = useTranslations('joining.steps.money');
  const { period, price } = flow.type;
  return (
    <p className="text-s">
      {t.rich(period, { b: strong, today: getTodayAmount(flow).formatted, price: price.formatted })}
    </p>
  );
};

type StepBarProps = {
  flow: JoiningFlow;
  /** The form that its button sends. */
  formId?: string;
  isPending?: boolean;
  /** Why one cannot go on yet. */
  reason?: string | undefined;
  onRefused?: () => void;
  /** Instead of the button that goes on. */
  end?: ReactNode;
};

/** The bar at the bottom of a step: back, what it costs, and on. */
export const StepBar = ({ flow, formId, isPending = false, reason, onRefused, end }: StepBarProps) => {
  const t = useTranslations('joining.steps');
  const href = useHref();
  const { before, venue, goTo } = flow;
  const words = (
    <>
      <ArrowLeft className="icon-s" />
      {t('back')}
    </>
  );
  return (
    <FooterBar
      label={t('bar')}
      start={
        before === null ? (
          <DocumentLinkButton variant="text" className="-ml-2" href={href(joiningPaths.centre(venue.slug))}>
            {words}
          </DocumentLinkButton>
        ) : (
          <Button type="button" variant="text" className="-ml-2" onClick={() => goTo(before)}>
            {words}
          </Button>
        )
      }
      middle={<MoneyLine flow={flow} />}
      end={
        end ?? (
          <Button type="submit" form={formId} loading={isPending} reason={reason} onRefused={onRefused}>
            {t('continue')}
          </Button>
        )
      }
    />
  );
};
