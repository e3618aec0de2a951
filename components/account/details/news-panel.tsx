import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { User } from '#contract/customers/users.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { operationMutation } from '#lib/query/operation-query.ts';

const ways = ['email', 'sms', 'phone', 'post'] as const;
const none = { email: false, sms: false, phone: false, post: false };

/** By which ways the operator may send news; none is chosen for anybody. */
export const NewsPanel = ({ user }: { user: User }) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutateAsync } = useMutation(operationMutation(browserApi, 'updateUser'));
  const form = useForm({ defaultValues: { ...none, ...user.marketingPreferences } });
  const save = form.handleSubmit(async (marketingPreferences) => {
    try {
      await mutateAsync({ params: { userId: user.id }, body: { marketingPreferences } });
      toast({ type: 'success', message: t('details.newsSaved') });
    } catch (error) {
      toast({ type: 'danger', message: errorText(error, t) });
    }
  });
  return (
    <Panel aria-labelledby="news">
      <h2 className="heading-3" id="news">
        {t('details.news')}
      </h2>
      <p className="text-s">{t('details.newsHelp')}</p>
      <form className="grid gap-3" onSubmit={(event) => void save(event)}>
        {ways.map((way) => (
          <Checkbox
            key={way}
            {...form.register(way)}
            label={t(`details.way.${way}`)}
            help={t(`details.wayHelp.${way}`)}
          />
        ))}
        <Button className="justify-self-start" loading={form.formState.isSubmitting}>
          {t('details.saveNews')}
        </Button>
      </form>
    </Panel>
  );
};
