'use client';

import { useText } from '../../lib/messages/text-context.ts';
import { useLoginModal } from '../../lib/site/login-modal-context.ts';
import { useSession } from '../../lib/site/session-context.ts';
import { PersonSelect } from './person-select.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './acting-for.css';

/** Whom the customer books for, the account holder labelled (You); a guest is asked to log in. Its place is kept. */
export const ActingFor = () => {
  const text = useText();
  const { session } = useSession();
  const login = useLoginModal();
  return (
    <div className="acting-for">
      {session === null && <Skeleton height={44} shape="control" />}
      {session?.loggedIn === false && (
        <Button type="button" variant="secondary" block onClick={() => login.open()}>
          {text('timetable.logInForPrices')}
        </Button>
      )}
      {session?.loggedIn && <PersonSelect label={text('timetable.bookingFor')} hideLabel />}
    </div>
  );
};
