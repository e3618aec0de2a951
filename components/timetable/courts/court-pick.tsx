'use client';

import { useTranslations } from 'next-intl';
import type { RefCallback } from 'react';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { LateIllustration } from '#components/illustrations/late-illustration.tsx';

export type CourtPickProps = {
  plan: IllustrationName;
  /** It stands beside the grid; a phone does not show it. */
  isSeen: boolean;
  isChosen: boolean;
  /** Of the place in which the chosen court is shown. */
  place: RefCallback<HTMLElement>;
};

/** The card of the chosen court, which says what to do as long as there is none. */
export const CourtPick = ({ plan, isSeen, isChosen, place }: CourtPickProps) => {
  const t = useTranslations('timetable');
  return (
    <section
      className="overflow-clip rounded-l border border-line bg-surface box-shadow"
      aria-label={t('courts.selection')}
    >
      <div className="border-b border-line bg-surface-2 p-4">
        <div className="aspect-[2/1]">
          <LateIllustration isSeen={isSeen} className="size-full" kind={plan} zone={isChosen ? undefined : null} />
        </div>
      </div>
      <div className="contents" ref={place} />
      {!isChosen && (
        <div className="grid gap-3 p-5">
          <h2>{t('courts.choose')}</h2>
          <p className="text-s">{t('courts.chooseHelp')}</p>
        </div>
      )}
    </section>
  );
};
