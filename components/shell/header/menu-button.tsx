'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition, type ReactNode } from 'react';
import { preloadable } from '#components/ui/overlay/preloadable.ts';
import type { LabelledLink } from './header-nav.tsx';

const DrawerMenu = preloadable(async () => (await import('./drawer-menu.tsx')).DrawerMenu);

export interface MenuButtonProps {
  icon: ReactNode;
  links: readonly LabelledLink[];
  logo: ReactNode;
}

/** Opens the side drawer below 1200 px. Its code loads with the first press, during which the button is busy. */
export const MenuButton = ({ icon, links, logo }: MenuButtonProps) => {
  const t = useTranslations('chrome');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isPending, startTransition] = useTransition();
  const open = () =>
    startTransition(() => {
      setWanted(true);
      setOpen(true);
    });
  return (
    <>
      <button
        type="button"
        className="-ml-3 grid size-tap place-items-center rounded-m large:hidden"
        aria-label={t('openMenu')}
        aria-expanded={isOpen}
        aria-busy={isPending || undefined}
        onPointerEnter={() => void DrawerMenu.preload()}
        onFocus={() => void DrawerMenu.preload()}
        onClick={open}
      >
        {icon}
      </button>
      {isWanted && <DrawerMenu links={links} logo={logo} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
