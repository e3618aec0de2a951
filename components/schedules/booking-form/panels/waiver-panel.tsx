'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { restrictionQuery } from '#components/booking/queries/restriction.ts';
import { waiverFieldId } from '#components/schedules/booking-form/values/field-ids.ts';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operatorHtml } from '#lib/format/operator-html.ts';
import { StepPanel } from './step-panel.tsx';

export type WaiverPanelProps = {
  number: number;
  waiver: RestrictionRef;
  /** The name of the person for whom the waiver is agreed to. */
  personName: string | undefined;
  isAgreed: boolean;
  error: string | null;
  onAgree: (isAgreed: boolean) => void;
};

/** A scrollable element must be focusable, so that it can be scrolled with the keyboard. */
const scrolling = { role: 'region', tabIndex: 0 } as const;

/** The terms of a waiver. The backend has made their HTML safe. */
const Terms = ({ waiver }: Pick<WaiverPanelProps, 'waiver'>) => {
  const t = useTranslations();
  const { data, isError, refetch } = useQuery({ ...restrictionQuery(browserApi, waiver.id), throwOnError: false });
  if (isError) {
    return (
      <Notice tone="danger" role="alert">
        {t('timetable.waiver.failed')} <InlineLink onClick={() => void refetch()}>{t('common.tryAgain')}</InlineLink>
      </Notice>
    );
  }
  if (!data) return <Skeleton height={156} shape="control" />;
  return (
    <div
      className="grid max-h-[9.75rem] gap-2 overflow-auto rounded-m border border-line-strong bg-surface-2 px-4 py-3.5 text-s"
      {...scrolling}
      aria-label={waiver.name}
    >
      <p className="font-medium text-ink">{waiver.name}</p>
      <div className="grid gap-2" dangerouslySetInnerHTML={{ __html: operatorHtml(data.terms ?? '') }} />
    </div>
  );
};

/** The waiver to agree to before booking. */
export const WaiverPanel = ({ number, waiver, personName, isAgreed, error, onAgree }: WaiverPanelProps) => {
  const t = useTranslations('camps');
  return (
    <StepPanel id="step-waiver" number={number} title={t('step.waiver')}>
      <Terms waiver={waiver} />
      <Checkbox
        id={waiverFieldId}
        label={personName === undefined ? t('agree') : t('agreeFor', { name: personName })}
        checked={isAgreed}
        required
        error={error ?? undefined}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </StepPanel>
  );
};
