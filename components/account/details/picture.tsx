import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, type ChangeEvent } from 'react';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { User } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';
import { focusPlace } from '../frame/focus-place.ts';

/** The largest file that the server takes, in bytes. */
const largest = 5_000_000;

const toBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text);
};

/** The picture by which the front desk knows somebody: chosen, changed or taken away. */
export const Picture = ({ user }: { user: User }) => {
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
