'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { SaidLink } from './header-nav.tsx';

const DrawerMenu = lazy(async () => ({ default: (await import('./drawer-menu.tsx')).DrawerMenu }));

export interface MenuButtonProps {
  icon: ReactNode;
  links: readonly SaidLink[];
  logo: ReactNode;
}

/** Opens the side drawer below 1200 px; the drawer's code loads with the first press. */
export const MenuButton = ({ icon, links, logo }: MenuButtonProps) => {
  const t = useTranslations('chrome');
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="-ml-3 grid size-tap place-items-center rounded-m large:hidden"
        aria-label={t('openMenu')}
        aria-expanded={isOpen}
        onClick={open}
      >
        {icon}
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <DrawerMenu links={links} logo={logo} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
