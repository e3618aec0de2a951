import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { getTodayAmount } from './today-amount.ts';
import type { JoiningFlow } from './use-joining-flow.ts';

const strong = (words: ReactNode) => <b className="font-medium text-ink tabular-nums">{words}</b>;

/** '£26.87 today, then £62.00 a month'. */
export const MoneyLine = ({ flow }: { flow: Pick<JoiningFlow, 'type' | 'joining' | 'typed'> }) => {
  const t = useTranslations('joining.steps.money');
  const { period, price } = flow.type;
  return (
    <p className="text-s">
      {t.rich(period, { b: strong, today: getTodayAmount(flow).formatted, price: price.formatted })}
    </p>
  );
};
