import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { WaiverStep } from '#components/booking/waiver/waiver-step.tsx';
import { Button } from '#components/ui/button/button.tsx';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

type PersonWaiverProps = {
  waiver: RestrictionRef;
  /** The person who has to agree. */
  name: string;
  isPending: boolean;
  onAgreed: () => void;
  onKeep: () => void;
};

/** The waiver that another person has to agree to before they get a place; it takes the focus. */
export const PersonWaiver = ({ waiver, name, isPending, onAgreed, onKeep }: PersonWaiverProps) => {
  const t = useTranslations();
  const [isAgreed, setAgreed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid w-full gap-3" role="group" aria-label={t('basket.agreesFirst', { name })}>
      <p className="font-medium text-ink">{t('basket.agreesFirst', { name })}</p>
      <WaiverStep waiver={waiver} inputRef={box} agreed={isAgreed} onAgree={setAgreed} />
      <div className="flex flex-wrap gap-3">
        <Button
          size="medium"
          loading={isPending}
          reason={isAgreed ? undefined : t('timetable.waiver.missing')}
          onRefused={() => box.current?.focus()}
          onClick={onAgreed}
        >
          {t('basket.bookFor', { name })}
        </Button>
        <Button variant="text" size="medium" onClick={onKeep}>
          {t('basket.noChange')}
        </Button>
      </div>
    </div>
  );
};
