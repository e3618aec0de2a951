import Lock from 'lucide-react/icons/lock';
import type { CardSession } from '../../contract/payments.ts';
import type { CardForm } from '../../lib/payments/card-form.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Radio } from '../ui/radio.tsx';
import { CardFrame } from './card-frame.tsx';

export interface ChosenCard {
  /** The card kept from an earlier payment instead of one typed now. */
  usesSaved: boolean;
  save: boolean;
}

type CardChoiceProps = {
  cardSession: CardSession;
  chosen: ChosenCard;
  onChoose: (chosen: ChosenCard) => void;
  onForm: (form: CardForm | null) => void;
  onFailed: () => void;
};

const SavedOption = ({ card, isChosen, onChoose }: { card: NonNullable<CardSession['savedCard']>; isChosen: boolean; onChoose: () => void }) => {
  const text = useText();
  return (
    <div className="cardopt">
      <Radio
        name="card"
        label={text('checkout.payment.ending', { last4: card.last4 })}
        help={text('checkout.payment.expires', { expiry: card.expiry })}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="brand">{card.brand}</span>
    </div>
  );
};

/** A saved card first, then another one in the provider's frame. */
export const CardChoice = ({ cardSession, chosen, onChoose, onForm, onFailed }: CardChoiceProps) => {
  const text = useText();
  const { savedCard } = cardSession;
  const usesSaved = savedCard !== null && chosen.usesSaved;
  return (
    <div className="cardopts" role={savedCard === null ? undefined : 'radiogroup'} aria-labelledby={savedCard === null ? undefined : 'payment'}>
      {savedCard !== null && <SavedOption card={savedCard} isChosen={usesSaved} onChoose={() => onChoose({ ...chosen, usesSaved: true })} />}
      {savedCard !== null && (
        <div className="cardopt">
          <Radio name="card" label={text('checkout.payment.otherCard')} checked={!usesSaved} onChange={() => onChoose({ ...chosen, usesSaved: false })} />
        </div>
      )}
      {!usesSaved && (
        <div className="provider">
          <p className="provider__cap">
            <Lock className="icon icon--s" />
            {text('checkout.payment.secure')}
          </p>
          <CardFrame cardSession={cardSession} onForm={onForm} onFailed={onFailed} />
          <Checkbox
            label={text('checkout.payment.save')}
            help={text('checkout.payment.saveHelp')}
            checked={chosen.save}
            onChange={(event) => onChoose({ ...chosen, save: event.target.checked })}
          />
        </div>
      )}
    </div>
  );
};
