import Lock from 'lucide-react/icons/lock';
import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';

const Field = () => (
  <div className="stack stack--xs">
    <Skeleton width={96} height={14} />
    <Skeleton height={44} shape="control" />
  </div>
);

/** The placeholder of the card form while it loads, in its final size. */
export const CardSkeleton = () => {
  const t = useTranslations('checkout');
  return (
    <div className="provider">
      <p className="provider__cap">
        <Lock className="icon icon--s" />
        {t('payment.opening')}
      </p>
      <div className="provider__frame">
        <div className="provider__skel">
          <Field />
          <Field />
          <Field />
        </div>
      </div>
    </div>
  );
};
