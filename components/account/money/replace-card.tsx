import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button/button.tsx';
import { Modal } from '#components/ui/overlay/modal.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Membership } from '#contract/customers/memberships.ts';
import type { SavedCard } from '#contract/payments/payments.ts';
import { MethodForm } from '../memberships/payment/method-form.tsx';

interface ReplaceCardProps {
  card: SavedCard;
  /** One that is paid with the card. */
  membership: Membership;
  onClose: () => void;
}

/** Says that a card pays a membership, and asks for another way to pay it before the card can be removed. */
export const ReplaceCard = ({ card: { id, last4 }, membership, onClose }: ReplaceCardProps) => {
  const t = useTranslations('accountPayments');
  const common = useTranslations('common');
  const toast = useToast();
  return (
    <Modal
      open
      wide
      title={t('replaceTitle', { name: membership.membershipType.name })}
      description={t('replaceText', { last4 })}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <MethodForm
        membership={membership}
        acting={null}
        withoutCardId={id}
        undo={
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('keepCard')}
          </Button>
        }
        onSaved={() => toast({ type: 'success', message: t('replaced', { name: membership.membershipType.name }) })}
      />
    </Modal>
  );
};
