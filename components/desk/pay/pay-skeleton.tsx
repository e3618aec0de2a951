import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';

/** The payment while it is read, in its final shape. */
export const PaySkeleton = () => {
  const t = useTranslations('desk.pay');
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-6 medium:grid-cols-[minmax(0,1fr)_20.5rem] large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8"
    >
      <div className="grid gap-4">
        <Skeleton height={80} shape="control" />
        <Skeleton height={400} shape="control" />
      </div>
      <Skeleton height={320} shape="control" />
    </div>
  );
};
