import Lock from 'lucide-react/icons/lock';
import type { CardSession } from '#contract/payments.ts';
import { useText } from '#lib/i18n/text-context.ts';
import type { CardForm } from './calls/card-form.ts';
import { CardFrame } from './card-frame.tsx';

type CardEntryProps = {
  cardSession: CardSession;
  onForm: (form: CardForm | null) => void;
  onFailed: () => void;
};

/** The card is typed into the provider's frame; it is not kept afterwards. */
export const CardEntry = ({ cardSession, onForm, onFailed }: CardEntryProps) => {
  const text = useText();
  return (
    <div className="cardopts">
      <div className="provider">
        <p className="provider__cap">
          <Lock className="icon icon--s" />
          {text('checkout.payment.secure')}
        </p>
        <CardFrame cardSession={cardSession} onForm={onForm} onFailed={onFailed} />
      </div>
    </div>
  );
};
