'use client';

import { useTranslations } from 'next-intl';
import { WaiverTerms } from '#components/booking/waiver/waiver-terms.tsx';
import { waiverFieldId } from '#components/schedules/booking-form/values/form-fields.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
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

/** The waiver to agree to before booking. */
export const WaiverPanel = ({ number, waiver, personName, isAgreed, error, onAgree }: WaiverPanelProps) => {
  const t = useTranslations('camps');
  return (
    <StepPanel id="step-waiver" number={number} title={t('step.waiver')}>
      <WaiverTerms waiver={waiver} loading={<Skeleton height={156} shape="control" />} className="grid gap-2">
        {(terms) => (
          <div
            className="grid max-h-[9.75rem] gap-2 overflow-auto rounded-m border border-line-strong bg-surface-2 px-4 py-3.5 text-s"
            {...scrolling}
            aria-label={waiver.name}
          >
            <p className="font-medium text-ink">{waiver.name}</p>
            {terms}
          </div>
        )}
      </WaiverTerms>
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
