'use client';

import ShieldCheck from 'lucide-react/icons/shield-check';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { InlineLink } from '#components/booking/inline-link.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

const WaiverModal = preloadable(async () => (await import('./waiver-modal.tsx')).WaiverModal);

export type WaiverStepProps = {
  waiver: RestrictionRef;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** The id of the checkbox, which takes the focus when the waiver is missing. */
  inputRef?: RefObject<HTMLInputElement | null>;
  inputId?: string;
  /** The box lies closer to the text, which is small there. */
  isTight?: boolean;
  /** Classes for the position of the text in the layout. */
  className?: string;
};

/** The waiver text and the checkbox to agree to it before booking. */
export const WaiverStep = ({
  waiver,
  agreed,
  onAgree,
  inputRef,
  inputId,
  isTight = false,
  className,
}: WaiverStepProps) => {
  const t = useTranslations('timetable');
  const terms = useOpening<true>();
  usePreload(() => void WaiverModal.preload());
  return (
    <>
      <Notice tone="plain" className={className} icon={ShieldCheck}>
        <b>{t('waiver.first')}</b> {t('waiver.sentence', { name: waiver.name })}{' '}
        <InlineLink aria-haspopup="dialog" aria-busy={terms.opening ?? undefined} onClick={() => terms.open(true)}>
          {t('waiver.read')}
        </InlineLink>
      </Notice>
      <Checkbox
        ref={inputRef}
        id={inputId}
        layout={isTight ? 'tight' : 'row'}
        label={t('waiver.agree', { name: waiver.name })}
        checked={agreed}
        onChange={(event) => onAgree(event.target.checked)}
      />
      {terms.opened && <WaiverModal waiver={waiver} onClose={terms.close} />}
    </>
  );
};
