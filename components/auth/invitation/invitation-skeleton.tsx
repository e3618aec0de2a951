import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

const lines = ['90%', '80%', '85%'];

/** The invitation in its final shape while it is read. */
export const InvitationSkeleton = () => {
  const t = useTranslations('invitation');
  return (
    <Card padded className="grid gap-4">
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton width="75%" height={28} />
      <Skeleton width="65%" height={20} />
      <div className="grid gap-2">
        {lines.map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </div>
      <Skeleton height={42} shape="control" />
      <Skeleton height={42} shape="control" />
    </Card>
  );
};
