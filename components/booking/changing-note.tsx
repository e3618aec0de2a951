import Pencil from 'lucide-react/icons/pencil';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { forgetChanging } from './changing-line.ts';
import { changingNames } from './changing-names.ts';
import { useChanging } from './use-changing.ts';

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
