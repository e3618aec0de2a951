'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { onFollow } from '#components/ui/layout/link-events.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { selectUser } from '#lib/auth/select-user.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { unloadedKey } from '#lib/i18n/unloaded-key.ts';

export type AgainLinkProps = {
  href: string;
  /** Whom it was booked for; null for the customer. */
  personId: number | null;
  children: ReactNode;
};

/** The way to book again, for the person it was booked for: they are selected before the day opens. */
export const AgainLink = ({ href, personId, children }: AgainLinkProps) => {
  const t = useTranslations();
  const toast = useToast();
  const router = useRouter();
  const { session, refresh } = useSession();
  const [isSelecting, setSelecting] = useState(false);
  const open = async () => {
    setSelecting(true);
    const isDone = await selectUser(personId);
    await refresh();
    setSelecting(false);
    if (isDone) router.push(href);
    else toast({ type: 'danger', message: t(unloadedKey()) });
  };
  const isForThem = session === null || session.selectedUserId === personId;
  return (
    <LinkButton
      variant="secondary"
      href={href}
      prefetch={false}
      aria-busy={isSelecting || undefined}
      {...(!isForThem && onFollow(() => void open()))}
    >
      {children}
    </LinkButton>
  );
};
