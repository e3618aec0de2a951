'use client';

import { cva } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { useActing } from './acting-context.tsx';
import { actingForId } from './acting-for-id.ts';
import { CustomerBar } from './customer-bar.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { useDoubleEscape } from './use-double-escape.ts';
import { useFinish } from './use-finish.ts';
import { WalkInBar } from './walk-in-bar.tsx';
import { WhoseSaleDialog } from './whose-sale-dialog.tsx';

const bar = cva(
  'sticky top-0 z-20 flex min-h-[5rem] items-center gap-3 border-b px-gutter py-3 max-medium:static max-medium:flex-wrap',
  {
    variants: {
      isChosen: { true: 'border-primary-300 bg-primary-100', false: 'border-line-strong bg-surface' },
    },
  },
);

/** For whom the desk acts: below the header on every page, and it stays at the top. Coloured when it is somebody. */
export const ActingForBar = () => {
  const t = useTranslations('desk.acting');
  const { customerId } = useActing();
  const finishing = useFinish();
  useDoubleEscape(finishing.finish);
  const isChosen = customerId !== null;
  return (
    <section id={actingForId} tabIndex={-1} data-off-paper="" aria-label={t('label')} className={bar({ isChosen })}>
      {isChosen ? <CustomerBar customerId={customerId} onFinish={finishing.finish} /> : <WalkInBar />}
      <FinishDialog {...finishing} />
      <WhoseSaleDialog />
    </section>
  );
};
