import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { ProviderBox, ProviderFrame } from './provider-box.tsx';

const Field = () => (
  <div className="grid content-start gap-2 *:min-w-0">
    <Skeleton width={96} height={14} />
    <Skeleton height={44} shape="control" />
  </div>
);

/** The placeholder of the card form while it loads, in its final size. */
export const CardSkeleton = () => {
  const t = useTranslations('checkout');
  return (
    <ProviderBox caption={t('payment.opening')} aria-busy>
      <ProviderFrame>
        <div className="grid grid-cols-2 gap-x-3 gap-y-4 *:first:col-span-full">
          <Field />
          <Field />
          <Field />
        </div>
      </ProviderFrame>
    </ProviderBox>
  );
};
