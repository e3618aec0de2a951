import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { submitOnce } from '#components/ui/form/submit-once.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Fields } from '#components/ui/layout/fields.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { InviteValues } from '#contract/forms/details.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { getFieldErrors } from '#lib/api/field-errors.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { inviteResolver } from '../details/detail-resolver.ts';

const relationships = ['partner', 'parent', 'sibling', 'employee', 'carer'] as const;
const empty: InviteValues = { relationship: 'partner', emailOrReference: '' };

/** Invites somebody with an account, or by an address, to be linked. */
export const InvitePanel = ({ userId }: { userId: number }) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync } = useMutation(onceMutation(browserApi, 'createLinkedUser'));
  const form = useForm<InviteValues>({ resolver: inviteResolver(t), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const invite = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { userId }, body });
      toast({ type: 'success', message: t('family.sent', { name: body.emailOrReference }) });
      form.reset(empty);
    } catch (error) {
      const message = getFieldErrors(error).get('emailOrReference');
      if (message === undefined) form.setError('root', { message: errorText(error, t) });
      else form.setError('emailOrReference', { message }, { shouldFocus: true });
    }
  });
  return (
    <Panel aria-labelledby="invite">
      <h2 className="heading-3" id="invite">
        {t('family.inviteTitle')}
      </h2>
      <p className="text-s">{t('family.inviteHelp')}</p>
      <form className="grid gap-4" noValidate onSubmit={submitOnce(isSubmitting, (event) => void invite(event))}>
        {errors.root !== undefined && (
          <Notice tone="danger" role="alert">
            {errors.root.message}
          </Notice>
        )}
        <Fields>
          <Select
            {...form.register('relationship')}
            label={t('family.youAre')}
            options={relationships.map((value) => ({ value, label: t(`family.relation.${value}`) }))}
          />
          <TextField
            {...form.register('emailOrReference')}
            autoComplete="off"
            autoCapitalize="none"
            label={t('family.emailOrReference')}
            error={errors.emailOrReference?.message}
            required
          />
        </Fields>
        <Button variant="secondary" className="justify-self-start" loading={isSubmitting}>
          {t('family.invite')}
        </Button>
      </form>
    </Panel>
  );
};
