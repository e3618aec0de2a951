import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { ProviderBox, ProviderFrame } from './provider-box.tsx';

const Field = () => (
  <div className="grid content-start gap-1.5 *:min-w-0">
    <div className="grid h-5 items-center">
      <Skeleton width={96} height={14} />
    </div>
    <Skeleton height={44} shape="control" />
  </div>
);

/** The placeholder of the card form while it loads, in its final size: of all its fields, or of the security code. */
export const CardSkeleton = ({ size = 'card' }: { size?: 'card' | 'code' }) => {
  const t = useTranslations('checkout');
  const isCode = size === 'code';
  return (
    <ProviderBox caption={t('payment.opening')} aria-busy>
      <ProviderFrame size={size}>
        <div className="grid gap-x-3 gap-y-4 p-1 compact:grid-cols-2 compact:*:nth-[-n+2]:col-span-full">
          <Field />
          {!isCode && (
            <>
              <Field />
              <Field />
              <Field />
            </>
          )}
        </div>
      </ProviderFrame>
    </ProviderBox>
  );
};
