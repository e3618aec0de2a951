'use client';

import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { selectUser } from '../../lib/session/select-user.ts';
import { useText } from '../../lib/messages/text-context.ts';
import { usePeople } from '../../lib/queries/use-people.ts';
import { useLoginModal } from '../../lib/site/login-modal-context.ts';
import { useSession } from '../../lib/site/session-context.ts';
import { useToast } from '../../lib/site/toast-context.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import './acting-for.css';

const People = () => {
  const text = useText();
  const toast = useToast();
  const { session, refresh } = useSession();
  const people = usePeople();
  const [wished, setWished] = useState<string | null>(null);
  const you = people.find(({ isYou }) => isYou);
  if (!you) return <Skeleton height={44} shape="control" />;
  const change = async (value: string) => {
    setWished(value);
    const isDone = await selectUser(Number(value) === you.id ? null : Number(value));
    if (!isDone) toast({ type: 'danger', message: text('timetable.actingFailed') });
    await refresh();
    setWished(null);
  };
  return (
    <Select
      label={text('timetable.bookingFor')}
      hideLabel
      icon={<User className="icon" />}
      options={people.map(({ id, name, isYou }) => ({ value: String(id), label: isYou ? text('timetable.you', { name }) : name }))}
      value={wished ?? String(session?.selectedUserId ?? you.id)}
      onChange={({ target }) => void change(target.value)}
    />
  );
};

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
      {session?.loggedIn && <People />}
    </div>
  );
};
