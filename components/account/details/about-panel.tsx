import CircleCheck from 'lucide-react/icons/circle-check';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { User } from '#contract/customers/users.ts';
import { detailParts, type DetailPart } from '#contract/forms/details.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { DetailForm } from './detail-form.tsx';
import { showPart } from './detail-parts.ts';
import { Picture } from './picture.tsx';

type PartProps = { part: DetailPart; user: User; isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** A part of the details: what it is, or the form that changes it. */
const Part = ({ part, user, isOpen, onOpen }: PartProps) => {
  const t = useTranslations('details');
  const locale = useLocale();
  const change = useRef<HTMLButtonElement>(null);
  const shown = showPart(part, user);
  const value = part === 'dateOfBirth' && shown !== '' ? formatDayOfYear(shown, locale) : shown;
  const isClosed = useRef(false);
  // The button is there again once the form is gone. Opening another part closes this one, too, and keeps the focus.
  useEffect(() => {
    if (isOpen || !isClosed.current) return;
    isClosed.current = false;
    change.current?.focus();
  }, [isOpen]);
  const close = () => {
    isClosed.current = true;
    onOpen(false);
  };
  if (isOpen) {
    return (
      <div role="group" aria-label={t(`part.${part}`)} className="border-line py-4 not-first:border-t">
        <DetailForm part={part} user={user} onDone={close} />
      </div>
    );
  }
  return (
    <div className="flex min-h-[4rem] items-center justify-between gap-4 border-line py-2.5 not-first:border-t">
      <div className="min-w-0">
        <p className="text-s">{t(`part.${part}`)}</p>
        <p className="wrap-break-word text-ink">{value === '' ? t('unknown') : value}</p>
      </div>
      <Button
        ref={change}
        type="button"
        variant="text"
        size="medium"
        aria-label={t('changeNamed', { part: t(`part.${part}`) })}
        onClick={() => onOpen(true)}
      >
        {t('change')}
      </Button>
    </div>
  );
};

/** What is known of a person, one part of which can be changed at a time; an address is only one's own to change. */
export const AboutPanel = ({ user, isOwn }: { user: User; isOwn: boolean }) => {
  const t = useTranslations('details');
  const locale = useLocale();
  const [open, setOpen] = useState<DetailPart | null>(null);
  return (
    <Panel aria-labelledby="about">
      <h2 className="heading-3" id="about">
        {isOwn ? t('about') : t('aboutNamed', { name: `${user.firstName} ${user.lastName}` })}
      </h2>
      {isOwn && <Picture user={user} />}
      <div>
        {detailParts
          .filter((part) => isOwn || part !== 'email')
          .map((part) => (
            <Part
              key={part}
              part={part}
              user={user}
              isOpen={open === part}
              onOpen={(isOpen) => setOpen(isOpen ? part : null)}
            />
          ))}
      </div>
      {isOwn && user.emailVerifiedAt !== null && (
        <p className="flex items-center gap-2 text-s">
          <CircleCheck className="icon-s text-success" />
          {t('emailConfirmed', { date: formatInstant(user.emailVerifiedAt, locale) })}
        </p>
      )}
    </Panel>
  );
};
