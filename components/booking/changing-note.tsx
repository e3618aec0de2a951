import Pencil from 'lucide-react/icons/pencil';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, useEffect, useMemo } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import { useSessionStorage } from '#lib/browser/use-session-storage.ts';
import { formatDay } from '#lib/format/format-date.ts';
import type { Language } from '#lib/zones/variant.ts';
import { forgetChanging, type ChangingLine, changingKey, forgetGone, parseChanging } from './changing-line.ts';

/**
 * The basket line that is being changed at this venue; null without one. At another venue it is forgotten: the line stays
 * as it is.
 */
export function useChanging(venueSlug: string): ChangingLine | null {
  const [text] = useSessionStorage(changingKey);
  const line = useMemo(() => parseChanging(text), [text]);
  const isElsewhere = line !== null && line.venueSlug !== venueSlug;
  useEffect(() => {
    if (isElsewhere) forgetChanging();
  }, [isElsewhere]);
  return isElsewhere ? null : line;
}

/** Forgets the line that is being changed once the basket is read without it. */
export function useForgetGone(cart: Cart | undefined): void {
  useEffect(() => {
    if (cart !== undefined) forgetGone(cart);
  }, [cart]);
}

/** A line that is being changed, for the messages that name it. */
export const changingNames = ({ name, startsAt }: ChangingLine, locale: Language) => ({
  name,
  date: formatDay(getDate(startsAt.local), locale),
  time: getClock(startsAt.local),
});

export type ChangingNoteProps = {
  venueSlug: string;
  /** Classes for its position in the layout. */
  className?: string;
};

/** Says which basket line gives way to what is added, and lets it stay; nothing while no line is being changed. */
export const ChangingNote = ({ venueSlug, className }: ChangingNoteProps) => {
  const t = useTranslations('basket.changing');
  const locale = useLocale();
  const line = useChanging(venueSlug);
  const [stayed, setStayed] = useState<string | null>(null);
  const note = useRef<HTMLDivElement>(null);
  if (line === null && stayed === null) return null;
  const stay = (name: string) => {
    forgetChanging();
    setStayed(name);
    note.current?.focus();
  };
  return (
    <div ref={note} className={className} tabIndex={-1}>
      <Notice tone="plain" icon={Pencil} role="status">
        {line === null ? (
          t('stays', { name: stayed ?? '' })
        ) : (
          <>
            <p>{t('line', changingNames(line, locale))}</p>
            <Button type="button" variant="text" size="medium" className="-ml-2" onClick={() => stay(line.name)}>
              {t('keep')}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
};
