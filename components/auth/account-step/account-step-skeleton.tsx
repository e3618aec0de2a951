import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';

const Field = () => (
  <div className="grid gap-1.5">
    <Skeleton height={20} width={160} />
    <Skeleton height={48} shape="control" />
  </div>
);

/** The placeholder of the log-in while its code loads, in its final size. It takes the focus for the first field. */
export const AccountStepSkeleton = ({ hasBooking }: { hasBooking: boolean }) => {
  const t = useTranslations('common');
  return (
    <div tabIndex={-1} className="grid gap-4 outline-none" aria-busy="true" aria-label={t('loading')} role="group">
      {hasBooking ? (
        <div className="on-dark -mx-4 -mt-2 h-[6.5rem] small:-mx-6" />
      ) : (
        <Skeleton height={20} width="80%" />
      )}
      <Field />
      <Field />
      <Skeleton height={48} shape="control" />
    </div>
  );
};
