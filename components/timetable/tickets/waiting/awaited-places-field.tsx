'use client';

import { useTranslations } from 'next-intl';
import { Stepper } from '#components/ui/form/stepper.tsx';

type AwaitedPlacesFieldProps = {
  value: number;
  max: number;
  onChange: (places: number) => void;
};

/** For how many places somebody waits; nothing where it can only be one. */
export const AwaitedPlacesField = ({ value, max, onChange }: AwaitedPlacesFieldProps) => {
  const t = useTranslations('timetable.waiting');
  if (max <= 1) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        <b className="block font-medium" aria-hidden="true">
          {t('places')}
        </b>
        <span className="block text-s text-ink-3" id="awaited-together">
          {t('together')}
        </span>
      </p>
      <Stepper
        label={t('places')}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
        aria-describedby="awaited-together"
        value={value}
        min={1}
        max={max}
        onChange={onChange}
      />
    </div>
  );
};
