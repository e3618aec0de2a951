import { useTranslations } from 'next-intl';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';

/** The placeholder of a step. */
export const StepSkeleton = () => {
  const t = useTranslations('joining.steps');
  return (
    <Panel as="div" aria-busy="true" aria-label={t('loading')} role="group">
      <Skeleton height={26} width={180} />
      <Skeleton height={44} shape="control" />
      <Skeleton height={44} shape="control" />
    </Panel>
  );
};
