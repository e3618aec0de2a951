import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useId, type ChangeEvent } from 'react';
import { focusPlace } from '#components/account/frame/focus-here.tsx';
import { Button, buttonClass } from '#components/ui/button/button.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { User } from '#contract/customers/users.ts';
import { detailParts, type DetailPart } from '#contract/forms/details.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDayOfYear } from '#lib/format/format-date.ts';
import { formatInstant } from '#lib/format/format-instant.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { DetailForm } from './detail-form.tsx';
import { showPart } from './detail-parts.ts';

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

/** The largest file that the server takes, in bytes. */
const largest = 5_000_000;

const toBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
};

/** The picture by which the front desk knows somebody: chosen, changed or taken away. */
const Picture = ({ user }: { user: User }) => {
  const t = useTranslations();
  const toast = useToast();
  const fieldId = useId();
  const onError = (error: Error) => toast({ type: 'danger', message: errorText(error, t) });
  const params = { userId: user.id };
  const saved = () => toast({ type: 'success', message: t('details.saved') });
  const set = useMutation({ ...operationMutation(browserApi, 'setProfilePicture'), onError, onSuccess: saved });
  const remove = useMutation({
    ...operationMutation(browserApi, 'removeProfilePicture'),
    onError,
    onSuccess: () => {
      saved();
      focusPlace(fieldId);
    },
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    if (file.size > largest) toast({ type: 'danger', message: t('details.pictureLarge') });
    else set.mutate({ params, body: { image: await toBase64(file) } });
  };
  return (
    <div className="flex flex-wrap items-center gap-4 border-line py-3">
      {user.profilePictureUrl === null ? (
        <span
          className="grid size-[4rem] place-items-center rounded-full bg-primary-100 font-figures text-[1.75rem] text-primary-text"
          aria-hidden="true"
        >
          {user.firstName.slice(0, 1)}
        </span>
      ) : (
        <img
          className="size-[4rem] rounded-full object-cover"
          src={user.profilePictureUrl}
          alt={t('details.pictureAlt')}
          width={64}
          height={64}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label
          className={buttonClass({ variant: 'secondary', size: 'medium', className: 'focus-within:outline-2' })}
          htmlFor={fieldId}
          aria-busy={set.isPending || undefined}
        >
          {t('details.pictureChoose')}
          <input
            id={fieldId}
            className="sr-only"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={(event) => void choose(event)}
          />
        </label>
        {user.profilePictureUrl !== null && (
          <Button
            type="button"
            variant="text"
            size="medium"
            loading={remove.isPending}
            onClick={() => remove.mutate({ params })}
          >
            {t('details.pictureRemove')}
          </Button>
        )}
      </div>
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
