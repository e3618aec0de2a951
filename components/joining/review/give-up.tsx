import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { cancelJoiningMutation } from '#components/joining/queries.ts';
import { Button } from '#components/ui/button/button.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { loadPage, type Follow } from '#lib/browser/load-page.ts';
import { errorText } from '#lib/i18n/error-text.ts';

type GiveUpProps = {
  /** Where to go on then. */
  target: string;
  onGivenUp: () => void;
  follow?: Follow;
};

/** Ends the joining: nothing is bought. */
export const GiveUp = ({ target, onGivenUp, follow = loadPage }: GiveUpProps) => {
  const t = useTranslations();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    ...cancelJoiningMutation(browserApi),
    onSuccess: () => {
      onGivenUp();
      toast({ type: 'info', message: t('joining.review.givenUp') });
      follow(target);
    },
    onError: (error) => toast({ type: 'danger', message: errorText(error, t) }),
  });
  return (
    <Button type="button" variant="text" className="-ml-2" loading={isPending} onClick={() => mutate({})}>
      {t('joining.review.giveUp')}
    </Button>
  );
};
